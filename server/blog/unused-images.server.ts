import { and, inArray, sql } from "drizzle-orm";
import { blogArticles, blogDrafts, blogImages, blogPublications, blogVersions } from "#database/schema.ts";
import type { PostContent } from "#domain/blog/post-content.ts";
import type { Transaction } from "../platform/database/client.server.ts";

/** As texts name an image, and as the pages of the register do. */
const named = "media/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-";

/** The ids of the images that these texts name. */
export function imagesIn(contents: readonly PostContent[]): string[] {
	const ids = [...JSON.stringify(contents).matchAll(new RegExp(named, "g"))].flatMap(([, id]) => id ?? []);
	return [...new Set(ids)];
}

/** The ids, as text, of all images that anything names: a draft, a version, what readers see, or the register. */
const namedAnywhere = sql`(
	select (regexp_matches(${blogDrafts.content}::text, ${named}, 'g'))[1] from ${blogDrafts}
	union select (regexp_matches(${blogVersions.content}::text, ${named}, 'g'))[1] from ${blogVersions}
	union select (regexp_matches(${blogPublications.rendering}, ${named}, 'g'))[1] from ${blogPublications}
	union select (regexp_matches(concat(${blogArticles.featured_image_url}, ' ', ${blogArticles.content}), ${named}, 'g'))[1]
		from ${blogArticles}
)`;

/** Deletes those of these images that nothing names. */
export async function deleteUnusedImages(transaction: Transaction, ids: string[]): Promise<void> {
	if (ids.length === 0) return;
	const isUnused = sql`${blogImages.id}::text not in ${namedAnywhere}`;
	await transaction.delete(blogImages).where(and(inArray(blogImages.id, ids), isUnused));
}
