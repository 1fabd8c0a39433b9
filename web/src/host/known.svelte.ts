/** What this browser's owner has read of the host: kept in the browser, nowhere else. */
import type { Standing } from "../wire/shapes";

const KEPT_AS = "fernhandel.host";

interface Known {
  greeting: string;
  /** The last deed that was read. */
  deed: number;
}

function kept(): Known {
  const nothing = { greeting: "", deed: 0 };
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}") as Partial<Known>) };
  } catch {
    return nothing; // a browser that keeps nothing
  }
}

class Reading {
  #known: Known = $state.raw(kept());

  get greeting(): string {
    return this.#known.greeting;
  }
  get deed(): number {
    return this.#known.deed;
  }
  keep(known: Known): void {
    this.#known = known;
    try {
      localStorage.setItem(KEPT_AS, JSON.stringify(known));
    } catch {
      // it is asked again
    }
  }
}

export const known = new Reading();

export function note({ greeting, told }: Standing): void {
  known.keep({ greeting, deed: Math.max(known.deed, ...told.map((deed) => deed.id)) });
}
