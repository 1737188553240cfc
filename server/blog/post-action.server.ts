import { eq, inArray } from "drizzle-orm";
import { blogArticles, blogDrafts, userRoles, users } from "#database/schema.ts";
import type { SecurityAction } from "#domain/audit/security-actions.ts";
import type { PostProblems } from "#domain/blog/check-post-content.ts";
import type { PostRefusal } from "#domain/blog/post-refusal.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { defaultRole, mayWrite, type StaffRole } from "#domain/staff/roles.ts";
import { isUuid } from "#domain/text/uuid.ts";
import { insertSiteEntry } from "../audit/insert-audit-entry.server.ts";
import type { Database, Transaction } from "../platform/database/client.server.ts";
import type { Services } from "../services.server.ts";
import { recordSecurity } from "../staff/security-log.server.ts";
import type { DraftState } from "./draft-state.server.ts";

/** What the use cases of the blog need. */
export type PostParts = Pick<Services, "clock" | "database" | "env" | "jobs">;

/** A refusal that holds what the writer has to know. */
export type PostRefused =
	| { ok: false; code: Exclude<PostRefusal, "stale" | "locked" | "incomplete" | "malformed"> }
	| { ok: false; code: "stale"; newer: DraftState; keptAs: number | null }
	| { ok: false; code: "locked"; newer: DraftState; keptAs: number | null }
	| { ok: false; code: "incomplete" | "malformed"; problems: PostProblems };

/** @template Done what comes with success */
export type PostResult<Done = unknown> = ({ ok: true } & Done) | PostRefused;

export type DraftRow = typeof blogDrafts.$inferSelect;
export type ArticleRow = typeof blogArticles.$inferSelect;

/** A version, and the hash of what was published. */
type About = readonly (string | number)[];
type NamedArticle = Pick<ArticleRow, "id" | "locale" | "slug">;

/** One change of one post in one language. Nobody else changes it until the transaction ends. */
export interface PostTurn {
	transaction: Transaction;
	article: ArticleRow;
	draft: DraftRow;
	/** The writer's. */
	name: string;
	/** The writer's, as it is now. */
	role: StaffRole;
	/** When the caller got the lock, so a change that waited for another one comes after it. */
	now: Date;
	/** Records what was done, in the transaction. */
	note(action: SecurityAction, about?: About, article?: NamedArticle): Promise<void>;
}

interface LockedPost {
	article: ArticleRow;
	draft: DraftRow;
}
type Change<Done> = (turn: PostTurn) => Promise<PostResult<Done>>;

/** Changes a post in one language, one change at a time. */
export async function changePost<Done = unknown>(
	services: PostParts,
	by: Actor,
	articleId: string,
	change: Change<Done>,
): Promise<PostResult<Done>> {
	return takeTurn(services, by, articleId, { lock: lockPost, change });
}

/** Changes an article in all its languages. Nobody can publish or save one of them at the same time. */
export async function changeAllLanguages<Done = unknown>(
	services: PostParts,
	by: Actor,
	originalId: string,
	change: Change<Done>,
): Promise<PostResult<Done>> {
	return takeTurn(services, by, originalId, { lock: lockAllLanguages, change });
}

async function takeTurn<Done>(
	services: PostParts,
	by: Actor,
	articleId: string,
	{ lock, change }: { lock: typeof lockPost; change: Change<Done> },
): Promise<PostResult<Done>> {
	if (!mayWrite(by.role)) return { ok: false, code: "notWriter" };
	if (!isUuid(articleId)) return { ok: false, code: "gone" };
	return services.database.db.transaction(async (transaction): Promise<PostResult<Done>> => {
		const found = await lock(transaction, articleId);
		if (!found) return { ok: false, code: "gone" };
		// The request may have waited, and the audit log must not show a person who lost the role in the meantime.
		const role = await lockRole(transaction, by.userId);
		if (!mayWrite(role)) return { ok: false, code: "notWriter" };
		const name = await nameOfWriter(transaction, by.userId);
		const now = services.clock();
		const note = async (action: SecurityAction, about: About = [], article: NamedArticle = found.article) => {
			await notePost(transaction, now, by, article, action, about);
		};
		return change({ transaction, ...found, name, role, now, note });
	});
}

/** Everything that changes a post locks its draft first. */
export async function lockPost(transaction: Transaction, articleId: string): Promise<LockedPost | null> {
	const [draft] = await transaction.select().from(blogDrafts).where(eq(blogDrafts.articleId, articleId)).for("update");
	const [article] = await transaction.select().from(blogArticles).where(eq(blogArticles.id, articleId));
	return draft && article ? { article, draft } : null;
}

async function lockAllLanguages(transaction: Transaction, originalId: string): Promise<LockedPost | null> {
	const original = await lockPost(transaction, originalId);
	if (original) await lockTranslations(transaction, originalId);
	return original;
}

/** Locks the translations of an original that is already locked, so that none is published or saved in the meantime. */
export async function lockTranslations(transaction: Transaction, originalId: string): Promise<DraftRow[]> {
	const translations = transaction
		.select({ id: blogArticles.id })
		.from(blogArticles)
		.where(eq(blogArticles.translation_of, originalId));
	return transaction
		.select()
		.from(blogDrafts)
		.where(inArray(blogDrafts.articleId, translations))
		.orderBy(blogDrafts.articleId)
		.for("update");
}

/** The role that somebody has now. Nobody takes it from them until the transaction ends. Lock the post first. */
export async function lockRole(transaction: Transaction, userId: string): Promise<StaffRole> {
	const [user] = await transaction
		.select({ role: userRoles.role })
		.from(userRoles)
		.where(eq(userRoles.user_id, userId))
		.for("share");
	return user?.role ?? defaultRole;
}

export async function notePost(
	transaction: Transaction,
	now: Date,
	{ userId, ip }: Pick<Actor, "userId"> & Partial<Actor>,
	article: NamedArticle,
	action: SecurityAction,
	about: About = [],
): Promise<void> {
	const details = detailsOf(article, about);
	const event = { table: "blog_articles", action, userId, subjectId: article.id, details } as const;
	await recordSecurity(transaction, now, { ...event, ip });
}

/** Notes what the site itself did to a post. */
export async function noteForSite(
	transaction: Transaction,
	now: Date,
	article: NamedArticle,
	action: SecurityAction,
	about: About,
): Promise<void> {
	const details = detailsOf(article, about);
	await insertSiteEntry(transaction, { action, table: "blog_articles", subjectId: article.id, details, at: now });
}

/** The audit log shows them in words (`describe-post-detail.server.ts`), and `compareRegister` reads the hash. */
function detailsOf({ locale, slug }: NamedArticle, about: About): string {
	return [locale, slug, ...about].join(" ");
}

/** The person's name for others. It is stored with the text, because accounts end. */
export async function nameOfWriter(db: Database | Transaction, userId: string): Promise<string> {
	const [user] = await db.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, userId));
	return user ? user.name || user.email : "";
}

/** The original's row, whichever language of the post it is. */
export function originalIdOf({ id, translation_of }: ArticleRow): string {
	return translation_of ?? id;
}
