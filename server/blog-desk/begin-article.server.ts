import { postSlug } from "#domain/blog/post-headings.ts";
import { isPostSlug } from "#domain/blog/post-slug.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { createPost } from "../blog/create-post.server.ts";
import type { PostParts, PostResult } from "../blog/post-action.server.ts";

/** Somebody who begins this many articles with one title wants another title. */
const maxSameTitle = 20;

/** Begins an article. Its address is made of its title; staff may change it. */
export async function beginArticle(
	services: PostParts,
	by: Actor,
	{ locale, title }: { locale: Locale; title: string },
): Promise<PostResult<{ articleId: string }>> {
	const words = postSlug(title).slice(0, 70).replace(/-+$/, "");
	const wish = isPostSlug(words) ? words : "article";
	for (let count = 1; count < maxSameTitle; count++) {
		const slug = count === 1 ? wish : `${wish}-${count}`;
		const created = await createPost(services, by, { locale, slug, title });
		if (created.ok || created.code !== "slugTaken") return created;
	}
	return { ok: false, code: "slugTaken" };
}
