import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { ClaimId } from "#domain/agency/claim-evidence.ts";
import type { PostContent } from "#domain/blog/post-content.ts";
import type { ScheduleRefusal } from "#domain/blog/post-refusal.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { blogArticles } from "./blog.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });
/** Ids of accounts. */
const writers = () => text().array().notNull().default([]);
const articleId = () =>
	uuid("article_id")
		.notNull()
		.references(() => blogArticles.id, { onDelete: "cascade" });

/**
 * Columns for lists, so that a list doesn't read texts: the title, and a hash that tells two texts apart. The database
 * derives both.
 */
const listed = () => ({
	title: text().notNull().generatedAlwaysAs(sql`content ->> 'title'`),
	fingerprint: text().notNull().generatedAlwaysAs(sql`md5(content::text)`),
});

/** Working copies: one per article and language. Readers never see them. */
export const blogDrafts = pgTable("blog_drafts", {
	articleId: articleId().primaryKey(),
	/** Grows with each save. A save that does not know the newest one is refused. */
	revision: integer().notNull().default(0),
	content: jsonb().$type<PostContent>().notNull(),
	...listed(),
	/** The version of the original that the translation is up to date with. */
	translatedFromVersion: integer("translated_from_version"),
	/** Null if the site made it. */
	updatedBy: text("updated_by"),
	updatedByName: text("updated_by_name").notNull(),
	updatedAt: instant("updated_at").notNull(),
	/** Everyone who wrote here since the last publication, even if none of their text is left. */
	writers: writers(),
	/** Who is editing the draft, and until when. Nobody else can save during that time. */
	lockedBy: text("locked_by"),
	lockedByName: text("locked_by_name"),
	lockedUntil: instant("locked_until"),
});

/** A trigger refuses changes. A version was published, scheduled, or set aside before somebody else's text took its place. */
export const blogVersions = pgTable(
	"blog_versions",
	{
		articleId: articleId(),
		/** From 1 in each article and language. */
		number: integer().notNull(),
		content: jsonb().$type<PostContent>().notNull(),
		...listed(),
		/** SHA-256 over the content. */
		hash: text().notNull(),
		translatedFromVersion: integer("translated_from_version"),
		/** The last author. Null if the site made it. */
		writtenBy: text("written_by"),
		writtenByName: text("written_by_name").notNull(),
		writtenAt: instant("written_at").notNull(),
		/** Everybody who had written in the draft since the last publication. */
		writers: writers(),
		/** A text may be older than the moment when it was set aside. */
		keptAt: instant("kept_at").notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.articleId, table.number] })],
);

/**
 * The register of advertising: every publication of a version. A trigger refuses changes of everything but the end. It
 * refers to no row, and has names next to ids, so that it outlives accounts.
 */
export const blogPublications = pgTable(
	"blog_publications",
	{
		id: uuid().primaryKey(),
		articleId: uuid("article_id").notNull(),
		locale: text().$type<Locale>().notNull(),
		slug: text().notNull(),
		title: text().notNull(),
		version: integer().notNull(),
		versionHash: text("version_hash").notNull(),
		/** The article as an HTML page, as readers saw it. */
		rendering: text().notNull(),
		claims: text().array().$type<ClaimId[]>().notNull(),
		writtenBy: text("written_by"),
		writtenByName: text("written_by_name").notNull(),
		/** Null for the articles that the site came with. */
		approvedBy: text("approved_by"),
		approvedByName: text("approved_by_name").notNull(),
		approvedAt: instant("approved_at").notNull(),
		publishedAt: instant("published_at").notNull(),
		/** SHA-256 over all of the above. The audit ledger seals it. */
		hash: text().notNull(),
		/** When readers stopped seeing it. */
		endedAt: instant("ended_at"),
		endedBecause: text("ended_because", { enum: ["replaced", "renamed", "unpublished"] }),
		endedByName: text("ended_by_name"),
	},
	(table) => [
		index("blog_publications_article_id_index").on(table.articleId),
		index("blog_publications_published_at_index").on(table.publishedAt),
	],
);

/** Versions that are published at a later time. */
export const blogSchedules = pgTable(
	"blog_schedules",
	{
		articleId: articleId().primaryKey(),
		/** The version that will be published, even if the draft changes before then. */
		version: integer().notNull(),
		dueAt: instant("due_at").notNull(),
		/** In which the person chose the time: `America/New_York`. */
		timeZone: text("time_zone").notNull(),
		claims: text().array().$type<ClaimId[]>().notNull(),
		approvedBy: text("approved_by").notNull(),
		approvedByName: text("approved_by_name").notNull(),
		approvedAt: instant("approved_at").notNull(),
	},
	(table) => [index("blog_schedules_due_at_index").on(table.dueAt)],
);

/** Schedules that were not carried out, and why, until somebody decides about the article again. */
export const blogRefusedSchedules = pgTable("blog_refused_schedules", {
	articleId: articleId().primaryKey(),
	because: text().$type<ScheduleRefusal>().notNull(),
	/** When it should have been published, in the zone in which the time was chosen. */
	dueAt: instant("due_at").notNull(),
	timeZone: text("time_zone").notNull(),
});
