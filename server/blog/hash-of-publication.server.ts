import type { blogPublications } from "#database/schema.ts";
import { sha256 } from "../platform/sha256.server.ts";

type Entry = Omit<typeof blogPublications.$inferSelect, "hash" | "endedAt" | "endedBecause" | "endedByName">;

/** The hash of all fields of an entry, in a fixed order. */
export function hashOfPublication(entry: Entry): string {
	const { id, articleId, locale, slug, title, version, versionHash, rendering, claims } = entry;
	const { writtenBy, writtenByName, approvedBy, approvedByName, approvedAt, publishedAt } = entry;
	return sha256(
		JSON.stringify([
			id,
			articleId,
			locale,
			slug,
			title,
			version,
			versionHash,
			rendering,
			claims,
			writtenBy,
			writtenByName,
			approvedBy,
			approvedByName,
			approvedAt,
			publishedAt,
		]),
	);
}
