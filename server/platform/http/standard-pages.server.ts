import type { Context } from "hono";
import { defaultLocale, isLocale, type Locale } from "#domain/locale/locales.ts";
import { brotliCopy } from "./brotli-copy.server.ts";
import { policyNow } from "./content-security-policy.server.ts";
import type { Edge, EdgeTypes } from "./edge.server.ts";
import { respondWithFile } from "./serve-static.server.ts";
import { type StaticFile, staticFile } from "./static-files.server.ts";

/** A page that says the same to everybody in one language. */
export type StandardPage = "missing" | "missingPost" | "busy";

export interface StandardPages {
	/**
	 * Responds with the page in the language of the address.
	 * @param refusal gives the status and the headers. Programs and failed renders get it as it is.
	 */
	respond(c: Context<EdgeTypes>, page: StandardPage, refusal: Response): Promise<Response>;
}

interface StandardPagesOptions {
	/** Null if the page could not be rendered. */
	render(page: StandardPage, locale: Locale): Promise<string | null>;
	/** The version of what all pages of a language show. */
	versionOf(locale: Locale): string | undefined;
}

/**
 * Renders each standard page once per language and version, and keeps it like a prerendered one: rendering is what an
 * attacker who asks for missing pages wants.
 */
export function createStandardPages(
	edge: Pick<Edge, "env" | "usesTagManager">,
	{ render, versionOf }: StandardPagesOptions,
): StandardPages {
	const kept = new Map<string, { version: string | undefined; file: Promise<StaticFile | null> }>();

	function fileOf(page: StandardPage, locale: Locale): Promise<StaticFile | null> {
		const key = `${page}/${locale}`;
		const version = versionOf(locale);
		const known = kept.get(key);
		if (known && known.version === version) return known.file;
		const file = render(page, locale)
			.then((html) => (html === null ? null : compressed(html)))
			.catch(() => null);
		const entry = { version, file };
		kept.set(key, entry);
		// Tried again next time.
		void file.then((made) => made ?? (kept.get(key) === entry && kept.delete(key)));
		return file;
	}

	return {
		async respond(c, page, refusal) {
			const file = await fileOf(page, localeOfPath(c.req.path));
			if (!file) return refusal;
			const response = await respondWithFile(file, c.req.raw, policyNow(edge), refusal.status);
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

async function compressed(html: string): Promise<StaticFile> {
	const body = Buffer.from(html);
	return staticFile("page.html", body, await brotliCopy(body));
}
