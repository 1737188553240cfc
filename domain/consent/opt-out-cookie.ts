import type { CookieName } from "../site/stored-names.ts";

/** Stays in the browser of somebody who told us not to sell or share their data. */
export const optOutCookieName = "sf_no_sale" satisfies CookieName;

/** @param cookies as in `document.cookie` and in the request header */
export function hasOptOutCookie(cookies: string): boolean {
	// Over https, cookies have a prefix.
	return cookies.split(/;\s*/).some((pair) => pair.replace("__Host-", "") === `${optOutCookieName}=1`);
}
