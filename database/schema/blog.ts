import { boolean, index, integer, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const blogArticles = pgTable(
	"blog_articles",
	{
		id: uuid().primaryKey().defaultRandom(),
		slug: text().notNull(),
		locale: text().notNull(),
		title: text().notNull(),
		excerpt: text().notNull(),
		/** HTML, cleaned before it is shown. */
		content: text().notNull(),
		author: text().notNull(),
		reading_time: integer().notNull(),
		category: text().notNull(),
		tags: text().array().notNull(),
		featured: boolean().notNull().default(false),
		featured_image_url: text(),
		product_focus: text({ enum: ["final_expense", "iul", "fia"] }),
		state_focus: text(),
		published: boolean().notNull().default(false),
		created_at: instant("created_at").notNull().defaultNow(),
	},
	(table) => [unique("blog_articles_slug_locale_unique").on(table.slug, table.locale)],
);

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
