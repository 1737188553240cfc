import { randomUUID } from "node:crypto";
import { contentWithoutWords } from "#domain/blog/post-content.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { insertPost } from "./create-post.server.ts";
import { changePost, type PostParts, type PostResult } from "./post-action.server.ts";
import { keepVersion, readVersion } from "./post-versions.server.ts";

/**
 * Begins a translation of an article. It is empty: no text of another language is ever stored as one. It translates what
 * readers see of the original, or what is written now if they see nothing.
 */
export async function startTranslation(
	services: PostParts,
	by: Actor,
	{ originalId, locale }: { originalId: string; locale: Locale },
): Promise<PostResult<{ articleId: string }>> {
	return changePost<{ articleId: string }>(
		services,
		by,
		originalId,
		async ({ transaction, article, draft, name, now, note }) => {
			if (article.translation_of) return { ok: false, code: "gone" };
			const published =
				article.published_version && (await readVersion(transaction, article.id, article.published_version));
			const version = published || (await keepVersion(transaction, article.id, draft));
			const articleId = randomUUID();
			const content = contentWithoutWords(version.content);
			const isFree = await insertPost(transaction, {
				articleId,
				slug: article.slug,
				locale,
				translationOf: article.id,
				content,
				now,
				translatedFromVersion: version.number,
				updatedBy: by.userId,
				updatedByName: name,
				// Starting a translation isn't writing: the person may still approve it.
				writers: [],
			});
			if (!isFree) return { ok: false, code: "localeTaken" };
			await note("TRANSLATION_STARTED", [], { id: articleId, locale, slug: article.slug });
			return { ok: true, articleId };
		},
	);
}
