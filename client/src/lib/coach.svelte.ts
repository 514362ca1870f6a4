/** What the coach says at a table: asked for by the player, worked out by the server, which may take a second or two. */
import { clientId } from "./ids";
import type { Ask, FromServer, Why } from "./types";

export type Hinted = Extract<FromServer, { t: "hinted" }>;

export class Coach {
  /** What was said last; null: nothing, or it is being thought about. */
  answer = $state.raw<Hinted | null>(null);
  /** Why nothing was said. */
  trouble = $state<Why | "lost" | null>(null);
  private asked = "";
  /** What was asked about: it is another object as soon as something else is asked of me. */
  private about: Ask | null = null;

  constructor(private readonly send: (id: string) => void) {}

  /** Asks what to do where this is asked of me, once; after a trouble once more. */
  ask(about: Ask): void {
    if (this.about === about && this.trouble === null) return;
    this.about = about;
    this.answer = null;
    this.trouble = null;
    this.asked = clientId();
    this.send(this.asked);
  }

  heard(message: Hinted): void {
    if (message.id === this.asked) this.answer = message;
  }

  /** Was it the coach who was refused? */
  refused(id: string, why: Why): boolean {
    if (!id || id !== this.asked) return false;
    this.trouble = why;
    return true;
  }

  /** The line is cut: what was asked is lost with it. */
  lost(): void {
    if (this.about && this.answer === null) this.trouble = "lost";
  }
}
