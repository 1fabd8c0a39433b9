/** Which tables of this browser are guided games, and how far their guides have come. */

/** The lesson that every game with lessons begins with. */
export const FIRST = "first";

export interface Progress {
  /** Which lesson of the game it is; one that was kept before there were others is the first. */
  lesson?: string;
  /** The number of the note in sight; -1 while none is due. */
  at: number;
  /** The latest entry of the table's log when it came. */
  since: number;
  /** The notes that have been in sight before. */
  shown: number[];
  /** All that have ever been in sight, in the order in which they came: they are counted by it. */
  seen?: number[];
  /** Its time has gone by without it: it is told, and nothing leads on but its reader. */
  missed?: boolean;
  /** Put away for now. */
  off: boolean;
}

const KEPT_AS = "fernhandel.lessons";

function kept(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}") as Record<string, Progress>;
  } catch {
    return {}; // a browser that keeps nothing
  }
}

class Lessons {
  #tables: Record<string, Progress> = $state(kept());

  of(table: string): Progress | null {
    return this.#tables[table] ?? null;
  }
  /** Whether the guide speaks there. */
  runs(table: string): boolean {
    return this.of(table)?.off === false;
  }
  begin(table: string, lesson: string): void {
    this.keep(table, { lesson, at: -1, since: 0, shown: [], off: false });
  }
  keep(table: string, progress: Progress): void {
    this.#tables[table] = progress;
    this.#write();
  }
  end(table: string): void {
    delete this.#tables[table];
    this.#write();
  }

  #write(): void {
    try {
      localStorage.setItem(KEPT_AS, JSON.stringify(this.#tables));
    } catch {
      // it holds until the page is left
    }
  }
}

export const lessons = new Lessons();
