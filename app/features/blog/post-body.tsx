import type { Locale } from "#domain/locale/locales.ts";

/**
 * The text of a post.
 * @param html from `documentToHtml`, which cleans it
 */
export function PostBody({ html, language }: { html: string; language?: Locale | undefined }) {
	return (
		<div
			className="post-body"
			lang={language}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from a document and cleaned on the server
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}
