import type { Locale } from "../locale/locales.ts";

/** Where staff write. */
export const deskPath = "/admin/blog";

/** The register of what was published, for examiners. */
export const registerPath = `${deskPath}/register`;

/** @param name of a file: `register.csv`, `register.zip`, or an entry's id with `.html` */
export function registerFilePath(name: string): string {
	return `${registerPath}/${name}`;
}

/** Where the editor's script saves. Images have `imageUploadPath`. */
export const postDraftsPath = "/api/blog/draft";

/** @param articleId the id of the original, the same in every language */
export function editorPath(articleId: string, locale: Locale): string {
	return `${deskPath}/${articleId}/${locale}`;
}

export function versionsPath(articleId: string, locale: Locale): string {
	return `${editorPath(articleId, locale)}/versions`;
}

/** The last part is a token that only the link has. */
export function previewPath(token: string): string {
	return `/blog/preview/${token}`;
}

/** A path as it may be recorded: without the token of a preview link, however somebody spelled the rest. */
export function withoutPreviewToken(path: string): string {
	return path.replace(/(\/preview\/+)[^/]+/i, "$1…");
}
