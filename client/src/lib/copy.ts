/**
 * Puts text on the clipboard. The modern way exists only on secure pages; a table on the local network is plain http,
 * so there the text is copied out of its field, as was done before.
 */
export async function copy(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand("copy");
  }
}
