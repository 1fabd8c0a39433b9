/** Who is known by this browser, as far as the server has told. */
import * as wire from "../wire/api";
import type { Me } from "../wire/shapes";
import { preferences } from "../shell/preferences.svelte";
import { tables } from "../shell/tables.svelte";

class Known {
  now: Me | null = $state.raw(null);

  get person(): Me["person"] {
    return this.now?.person ?? null;
  }

  async ask(): Promise<void> {
    const answer = await wire.me();
    if (answer.ok) this.hear(answer.value);
  }

  /** What every answer about oneself tells; the name is the one to sit down with. */
  hear(me: Me): void {
    const before = this.now;
    this.now = me;
    if (before && before.person?.id !== me.person?.id) void tables.changeHands();
    if (me.person && preferences.name !== me.person.name) preferences.change({ name: me.person.name });
  }
}

export const known = new Known();
