/** Links to tables. The secret of an invitation is told once, so the browser that laid the table keeps it. */

const KEPT_AS = "fernhandel.invitations";
const MOST = 50;

function kept(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

export function keepInvitation(table: string, invite: string): void {
  if (!invite) return;
  try {
    const latest = Object.entries({ ...kept(), [table]: invite }).slice(-MOST);
    localStorage.setItem(KEPT_AS, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // the invitation can be copied now, but not after a reload
  }
}

export const invitationTo = (table: string): string => kept()[table] ?? "";
export const tableLink = (table: string): string => `${location.origin}/t/${table}`;
export const inviteLink = (table: string, invite: string): string => `${tableLink(table)}#invite=${invite}`;
export const chairLink = (table: string, offer: string): string => `${tableLink(table)}#chair=${offer}`;
export const seatLink = (table: string, secret: string): string => `${tableLink(table)}#seat=${secret}`;
