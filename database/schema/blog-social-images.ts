import { customType, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { blogArticles } from "./blog.ts";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** Social images of articles, drawn from title and category once an article is published. */
export const blogSocialImages = pgTable("blog_social_images", {
	articleId: uuid("article_id")
		.primaryKey()
		.references(() => blogArticles.id, { onDelete: "cascade" }),
	/** The text on the image. It is shown only while the article says the same. */
	title: text().notNull(),
	category: text().notNull(),
	/** How it looks: a number for the drawing and the agency's name on it. */
	look: integer().notNull(),
	/** The article's version that it was drawn for. Its address has it. */
	version: integer().notNull(),
	/** How often it was begun to be drawn. */
	attempts: integer().notNull(),
	/** PNG. Null until it is drawn. */
	bytes: bytes(),
	beganAt: timestamp("began_at", { withTimezone: true }).notNull(),
});
