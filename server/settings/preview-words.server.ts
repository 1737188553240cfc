import type { RouterContextProvider } from "react-router";
import { currentClaims, withDraft } from "#content/current-claims.server.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { setWords } from "#domain/words/change-words.ts";
import { isOnOpenedPage } from "#domain/words/editable-words.ts";
import { readWords } from "#domain/words/read-words.ts";
import { renderContext, servicesContext } from "../context.server.ts";
import { replacing, wordPlaceOf } from "./save-words.server.ts";
import { wordPages } from "./word-pages.server.ts";

/**
 * The page as it would be with a text that is not saved. It is rendered for whoever wrote the text, without scripts, so
 * that looking at it counts as nobody's visit. Null if no page shows such a text.
 */
export async function previewWords(
	context: Readonly<RouterContextProvider>,
	fields: Readonly<Record<string, string>>,
): Promise<Response | null> {
	const where = wordPlaceOf(fields);
	const render = context.get(renderContext);
	const read = where && readWords(fields.text ?? "", where);
	if (!where || !read?.ok || !render || !isOnOpenedPage(where.page, where.place)) return null;
	const page = wordPages().find(
		({ page, part, paths }) => page === where.page && where.place.startsWith(part) && paths.length > 0,
	);
	const [path] = page?.paths ?? [];
	if (path === undefined) return null;
	const text = { text: read.text, ...replacing(where.original) };
	const at = context.get(servicesContext).clock().toISOString();
	const words = setWords(currentClaims().facts?.words ?? [], where, text, at);
	const response = await withDraft(words, () => render(localizedPath(where.locale, path)));
	if (response.status !== 200) return null;
	const html = (await response.text()).replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "");
	return new Response(html, {
		headers: { "Content-Type": "text/html; charset=utf-8", "X-Robots-Tag": "noindex", "Cache-Control": "no-store" },
	});
}
