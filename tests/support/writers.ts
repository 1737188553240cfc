import { randomUUID } from "node:crypto";
import { userRoles, users } from "#database/schema.ts";
import type { PostContent } from "#domain/blog/post-content.ts";
import type { PostDocument } from "#domain/blog/post-document.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { createPost } from "#server/blog/create-post.server.ts";
import { saveDraft } from "#server/blog/save-draft.server.ts";
import { leadActor } from "./actors.ts";
import type { TestServices } from "./test-services.ts";

/** Somebody of the staff, without going through the sign-up. */
export async function openWriter(
	services: TestServices,
	name: string,
	role: "admin" | "agent" = "agent",
): Promise<LeadActor> {
	const userId = randomUUID().replaceAll("-", "");
	const email = `${name.toLowerCase()}-${userId.slice(0, 6)}@sunfield.example`;
	await services.database.db.insert(users).values({ id: userId, name, email, emailVerified: true });
	await services.database.db.insert(userRoles).values({ user_id: userId, role });
	return leadActor({ userId, role, name });
}

export function documentOf(...paragraphs: string[]): PostDocument {
	return {
		type: "doc",
		content: paragraphs.map((text) => ({ type: "paragraph", ...(text && { content: [{ type: "text", text }] }) })),
	};
}

/** The content that an article needs to be published. */
export function contentOf(title: string, ...paragraphs: string[]): PostContent {
	return {
		title,
		excerpt: `About ${title}`,
		metaTitle: "",
		metaDescription: "",
		author: "Ana",
		category: "annuities",
		tags: ["fia"],
		productFocus: "fia",
		stateFocus: null,
		featured: false,
		imageUrl: null,
		imageAlt: "",
		document: documentOf(...paragraphs),
	};
}

let slugs = 0;
export function freshSlug(): string {
	slugs += 1;
	return `article-${slugs}`;
}

/** Result of a use case that must not be refused. */
export function done<Result extends { ok: boolean }>(result: Result): Extract<Result, { ok: true }> {
	if (!result.ok) throw new Error(JSON.stringify(result));
	return result as Extract<Result, { ok: true }>;
}

/** An article with a text, which nobody has published. */
export async function writePost(
	services: TestServices,
	by: Actor,
	content: PostContent,
	{ locale = "en", slug = freshSlug() }: { locale?: Locale; slug?: string } = {},
): Promise<{ articleId: string; slug: string; revision: number }> {
	const { articleId } = done(await createPost(services, by, { locale, slug, title: content.title }));
	const { draft } = done(await saveDraft(services, by, { articleId, revision: 0, content }));
	return { articleId, slug, revision: draft.revision };
}
