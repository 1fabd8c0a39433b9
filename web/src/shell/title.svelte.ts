/** What stands in the tab: what the page is called, and before it what calls whoever has it open. */
import { say } from "../words/tongue.svelte";
import { routing } from "./route.svelte";
import { tables } from "./tables.svelte";
import { wanted } from "./wanted";

const HOUSE = "Fernhandel";

class Title {
  /** What the page is called; nothing at home. */
  page = $state("");
  /** Whether the table on the screen waits for whoever looks. */
  mine = $state(false);
  /** What has happened elsewhere, in words, the latest first. */
  news: string[] = $state.raw([]);

  whole = $derived.by(() => {
    const tab = wanted("move", "tab");
    const others = tab ? tables.asked.filter((table) => table.id !== routing.now.table).length : 0;
    const called = this.mine && tab;
    const more = others + this.news.length - (called || this.news.length === 0 ? 0 : 1);
    if (called) return `● ${say("your-move")}${more > 0 ? ` +${more}` : ""} – ${this.page}`;
    if (this.news.length > 0) return `◆ ${this.news[0]}${more > 0 ? ` +${more}` : ""}`;
    const count = others > 0 ? `(${others}) ` : "";
    return `${count}${this.page ? `${this.page} – ${HOUSE}` : HOUSE}`;
  });
}

export const title = new Title();
