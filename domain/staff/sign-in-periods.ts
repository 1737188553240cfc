import type { StaffRole } from "./roles.ts";

/** A session ends this long after its sign-in, however much it is used. */
export const sessionMaxHours: Record<StaffRole, number> = { viewer: 7 * 24, agent: 7 * 24, admin: 24 };

/** How long a browser keeps the token of a mailed link until a password is posted. */
export const linkCookieMinutes = 60;

/** How long a browser counts as known to the account that was signed in on it. */
export const deviceCookieDays = 180;
