import type { PageSource } from "#server/platform/http/page-source.server.ts";
import type { StaticFile } from "#server/platform/http/static-files.server.ts";

/** A source whose versions a test sets. */
export function testSource(versions: Record<string, string>, changes: Partial<PageSource> = {}): PageSource {
	return {
		versionOf: (path) => versions[path] ?? null,
		mayStillShow: () => true,
		refresh: async () => {},
		...changes,
	};
}

/** A file that holds this text. */
export function testFile(text: string): StaticFile {
	return { headers: {}, inline: null, hash: text, body: Buffer.from(text), isCompressed: false };
}
