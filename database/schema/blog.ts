import {
	type AnyPgColumn,
	boolean,
	index,
	integer,
	jsonb,
	pgTable,
	text,
	timestamp,
	unique,
	uuid,
} from "drizzle-orm/pg-core";
import type { PostDocument } from "#domain/blog/post-document.ts";
import type { Locale } from "#domain/locale/locales.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * One row per article and language: the version that readers see, or saw last. Articles that were never published have
 * a row, too, with empty texts. Drafts are in `blog_drafts`.
 */
export const blogArticles = pgTable(
	"blog_articles",
	{
		id: uuid().primaryKey().defaultRandom(),
		/** The same in all languages of an article. */
		slug: text().notNull(),
		locale: text().$type<Locale>().notNull(),
		/** The row of the language that the article was written in first. Null in that row itself. */
		translation_of: uuid().references((): AnyPgColumn => blogArticles.id, { onDelete: "cascade" }),
		title: text().notNull(),
		excerpt: text().notNull(),
		meta_title: text().notNull().default(""),
		meta_description: text().notNull().default(""),
		/** HTML, cleaned. */
		content: text().notNull(),
		/** The source of that HTML. */
		document: jsonb().$type<PostDocument>(),
		author: text().notNull(),
		reading_time: integer().notNull(),
		category: text().notNull(),
		tags: text().array().notNull(),
		featured: boolean().notNull().default(false),
		featured_image_url: text(),
		/** A description of the image, in this language. */
		featured_image_alt: text().notNull().default(""),
		product_focus: text({ enum: ["final_expense", "iul", "fia"] }),
		state_focus: text(),
		published: boolean().notNull().default(false),
		/** In `blog_versions`. */
		published_version: integer(),
		/** The version of the original that the published version translates. */
		translated_from_version: integer(),
		/** The first time. */
		published_at: instant("published_at"),
		/** The last time. */
		updated_at: instant("updated_at").notNull().defaultNow(),
		created_at: instant("created_at").notNull().defaultNow(),
	},
	(table) => [
		unique("blog_articles_slug_locale_unique").on(table.slug, table.locale),
		unique("blog_articles_translation_unique").on(table.translation_of, table.locale),
	],
);

/**
 * All slugs that an article has and had. No other article may have one of them, so that a link to one article never
 * shows another.
 */
export const blogAddresses = pgTable(
	"blog_addresses",
	{
		slug: text().primaryKey(),
		/** The row of the original. */
		article_id: uuid()
			.notNull()
			.references(() => blogArticles.id, { onDelete: "cascade" }),
		created_at: instant("created_at").notNull(),
	},
	(table) => [index("blog_addresses_article_id_index").on(table.article_id)],
);

/** Links that show a draft to people without an account, for a limited time. */
export const blogPreviews = pgTable("blog_previews", {
	/** SHA-256 of the token in the link. */
	token_hash: text().primaryKey(),
	article_id: uuid()
		.notNull()
		.references(() => blogArticles.id, { onDelete: "cascade" }),
	created_by: text().notNull(),
	expires_at: instant("expires_at").notNull(),
});

export const blogAnalytics = pgTable(
	"blog_analytics",
	{
		id: uuid().primaryKey().defaultRandom(),
		article_id: uuid()
			.notNull()
			.references(() => blogArticles.id, { onDelete: "cascade" }),
		visitor_session_id: text().notNull(),
		referrer: text(),
		ip_address: text(),
		user_agent: text(),
		created_at: instant("created_at").notNull().defaultNow(),
	},
	(table) => [index("blog_analytics_article_id_index").on(table.article_id)],
);
