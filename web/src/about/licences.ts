/** What the page has from elsewhere, as its build has written it down. */
export interface Borrowed {
  name: string;
  kind: "font" | "code" | "data";
  version: string;
  /** By its SPDX name. */
  licence: string;
  /** Whose it is, in their own words. */
  notice: string;
  text: string;
  files: string[];
}

export interface Licences {
  version: string;
  /** The licence of Fernhandel itself. */
  text: string;
  borrowed: Borrowed[];
  /** Every file of the page, with the packages that are in it. */
  files: Record<string, string[]>;
}

export async function fetchLicences(): Promise<Licences | null> {
  try {
    const answer = await fetch("/licences.json");
    return answer.ok ? ((await answer.json()) as Licences) : null;
  } catch {
    return null;
  }
}
