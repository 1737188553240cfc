import { eq } from "drizzle-orm";
import { blogRefusedSchedules, type blogSchedules } from "#database/schema.ts";
import type { ScheduleRefusal } from "#domain/blog/post-refusal.ts";
import type { Transaction } from "../platform/database/client.server.ts";

/** Remembers why a schedule was not carried out, so that staff see more than a draft. */
export async function keepRefusedSchedule(
	transaction: Transaction,
	{ articleId, dueAt, timeZone }: typeof blogSchedules.$inferSelect,
	because: ScheduleRefusal,
): Promise<void> {
	const refused = { because, dueAt, timeZone };
	await transaction
		.insert(blogRefusedSchedules)
		.values({ articleId, ...refused })
		.onConflictDoUpdate({ target: blogRefusedSchedules.articleId, set: refused });
}

/** Somebody decided about the article again. @returns whether a schedule had been refused */
export async function forgetRefusedSchedule(transaction: Transaction, articleId: string): Promise<boolean> {
	const isOfArticle = eq(blogRefusedSchedules.articleId, articleId);
	return (await transaction.delete(blogRefusedSchedules).where(isOfArticle).returning()).length > 0;
}
