/** A key for a command: chosen once, so that a repeat is carried out once. */
export function newKey(): string {
  // not randomUUID: a page served over plain HTTP in the house's own network has none
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
