import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Context } from "hono";
import { defaultLocale, isLocale, type Locale } from "#domain/locale/locales.ts";
import type { PolicyEnv } from "./content-security-policy.server.ts";
import type { EdgeTypes } from "./edge.server.ts";
import { respondWithFile } from "./serve-static.server.ts";
import { keptPage, type StaticFile } from "./static-files.server.ts";

/** A page that says the same to everybody in one language. */
export type StandardPage = "missing" | "busy";

export interface StandardPages {
	/**
	 * Responds with the page in the language of the address.
	 * @param refusal gives the status and the headers. Programs and failed renders get it as it is.
	 */
	respond(c: Context<EdgeTypes>, page: StandardPage, refusal: Response): Promise<Response>;
}

/**
 * Renders each standard page once per language, and keeps it like a prerendered one: rendering is what an attacker who
 * asks for missing pages wants.
 * @param render null if the page could not be rendered
 */
export function createStandardPages(
	env: PolicyEnv,
	render: (page: StandardPage, locale: Locale) => Promise<string | null>,
): StandardPages {
	const files = new Map<string, Promise<StaticFile | null>>();

	function fileOf(page: StandardPage, locale: Locale): Promise<StaticFile | null> {
		const key = `${page}/${locale}`;
		const known = files.get(key);
		if (known) return known;
		const file = render(page, locale).then(
			(html) => (html === null ? null : compressed(html, env)),
			() => null,
		);
		files.set(key, file);
		// Tried again next time.
		void file.then((made) => made ?? files.delete(key));
		return file;
	}

	return {
		async respond(c, page, refusal) {
			const file = await fileOf(page, localeOfPath(c.req.path));
			if (!file) return refusal;
			const response = respondWithFile(file, c.req.raw, refusal.status);
			const retryAfter = refusal.headers.get("Retry-After");
			if (retryAfter) response.headers.set("Retry-After", retryAfter);
			response.headers.set("Cache-Control", "no-store");
			return response;
		},
	};
}

function localeOfPath(path: string): Locale {
	const [, first = ""] = path.split("/");
	return isLocale(first) ? first : defaultLocale;
}

function compressed(html: string, env: PolicyEnv): StaticFile {
	const body = Buffer.from(html);
	return keptPage(body, { br: brotliCompressSync(body), gzip: gzipSync(body) }, env);
}
