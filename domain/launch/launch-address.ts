import type { Locale } from "../locale/locales.ts";

/** Where admins see what the site still lacks. */
export const launchPath = "/admin/launch";

/** The pages whose texts are signed off. */
export const signedPagesPath = `${launchPath}/texts`;

/** Where the texts of a page are read and signed off in a language. */
export function signedPagePath(page: string, language: Locale): string {
	return `${signedPagesPath}?language=${language}&page=${encodeURIComponent(page)}`;
}
