/** Is there room for panels beside the table? The same width at which the styles change. */
class Wide {
  yes = $state(false);

  constructor() {
    if (typeof matchMedia !== "function") return;
    const query = matchMedia("(min-width: 900px)");
    this.yes = query.matches;
    query.addEventListener("change", () => (this.yes = query.matches));
  }
}

export const wide = new Wide();
