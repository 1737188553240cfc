import { and, inArray, not, sql } from "drizzle-orm";
import {
	blogArticles,
	blogDrafts,
	blogImages,
	blogPublications,
	blogVersions,
	publicProfiles,
	siteSettings,
} from "#database/schema.ts";
import type { PostContent } from "#domain/blog/post-content.ts";
import { daysBefore } from "#domain/office-hours/days-apart.ts";
import { retentionDays } from "#domain/retention.ts";
import { uuidPattern } from "#domain/text/uuid.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import type { Services } from "../services.server.ts";

/** The name of an image in texts and in the pages of the register. */
const named = `media/(${uuidPattern})-`;

/** The ids of the images that these texts name. */
export function imagesIn(contents: readonly PostContent[]): string[] {
	const ids = [...JSON.stringify(contents).matchAll(new RegExp(named, "g"))].flatMap(([, id]) => id ?? []);
	return [...new Set(ids)];
}

/** The ids, as text, of all images that anything names: a draft, a version, what readers see, the register, a person's profile, or a logo. */
const namedAnywhere = sql`(
	select (regexp_matches(${blogDrafts.content}::text, ${named}, 'g'))[1] from ${blogDrafts}
	union select (regexp_matches(${blogVersions.content}::text, ${named}, 'g'))[1] from ${blogVersions}
	union select (regexp_matches(${blogPublications.rendering}, ${named}, 'g'))[1] from ${blogPublications}
	union select (regexp_matches(concat(${blogArticles.featured_image_url}, ' ', ${blogArticles.content}), ${named}, 'g'))[1]
		from ${blogArticles}
	union select ${publicProfiles.value} -> 'photo' ->> 'imageId' from ${publicProfiles}
	union select ${siteSettings.value} -> 'logo' ->> 'image' from ${siteSettings}
)`;

// A version without a picture names null, among which nothing is said to be missing.
const isNamed = sql<boolean>`coalesce(${blogImages.id}::text in ${namedAnywhere}, false)`;

/** Deletes those of these images that nothing names. */
export async function deleteUnusedImages(transaction: Transaction, ids: string[]): Promise<void> {
	if (ids.length === 0) return;
	await transaction.delete(blogImages).where(and(inArray(blogImages.id, ids), not(isNamed)));
}

/** The daily job: notes which images nothing names, and deletes those for which that has been so for long. */
export async function deleteLongUnusedImages({ clock, database }: Pick<Services, "clock" | "database">): Promise<void> {
	const now = clock();
	const limit = daysBefore(now, retentionDays.unusedImages);
	const { id, unusedSince } = blogImages;
	await database.db.transaction(async (transaction) => {
		const images = await transaction.select({ id, unusedSince, isNamed }).from(blogImages);
		const note = (of: typeof images, since: Date | null) =>
			transaction
				.update(blogImages)
				.set({ unusedSince: since })
				.where(
					inArray(
						id,
						of.map((image) => image.id),
					),
				);
		await note(
			images.filter((image) => image.isNamed && image.unusedSince),
			null,
		);
		await note(
			images.filter((image) => !(image.isNamed || image.unusedSince)),
			now,
		);
		const old = images.filter((image) => !image.isNamed && image.unusedSince && image.unusedSince < limit);
		await deleteUnusedImages(
			transaction,
			old.map((image) => image.id),
		);
	});
}
