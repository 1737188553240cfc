import { eq } from "drizzle-orm";
import { blogSchedules } from "#database/schema.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { approveVersion, type Chosen } from "./approve-version.server.ts";
import { changePost, type PostParts, type PostResult } from "./post-action.server.ts";
import { forgetRefusedSchedule } from "./refused-schedules.server.ts";

const maxDays = 366;

interface Planned extends Chosen {
	dueAt: Date;
	/** In which the time was chosen. */
	timeZone: string;
}

/** Publishes the draft as it is now, or a version, at a later time. Changes until then are not published. */
export async function schedulePublication(
	services: PostParts,
	by: Actor,
	{ dueAt, timeZone, ...chosen }: Planned,
): Promise<PostResult<{ version: number }>> {
	return changePost<{ version: number }>(services, by, chosen.articleId, async (turn) => {
		const { transaction, now, note } = turn;
		const delay = dueAt.getTime() - now.getTime();
		// Neither is the time of an invalid date.
		if (!(delay > 0 && delay <= maxDays * 86_400_000) || !isTimeZone(timeZone)) return { ok: false, code: "timeWrong" };
		const approved = await approveVersion(services, turn, by, chosen);
		if (!approved.ok) return approved;
		const { version, approval } = approved;
		const plan = { version: version.number, dueAt, timeZone, ...approval };
		await transaction
			.insert(blogSchedules)
			.values({ articleId: chosen.articleId, ...plan })
			.onConflictDoUpdate({ target: blogSchedules.articleId, set: plan });
		await forgetRefusedSchedule(transaction, chosen.articleId);
		await note("POST_SCHEDULED", [version.number, version.hash]);
		return { ok: true, version: version.number };
	});
}

/** Nothing is published by itself any more. A schedule that was refused before is no longer mentioned. */
export async function cancelSchedule(services: PostParts, by: Actor, articleId: string): Promise<PostResult> {
	return changePost<unknown>(services, by, articleId, async ({ transaction, note }) => {
		const [canceled] = await transaction
			.delete(blogSchedules)
			.where(eq(blogSchedules.articleId, articleId))
			.returning();
		const wasRefused = await forgetRefusedSchedule(transaction, articleId);
		// The audit log has the refusal already.
		if (!canceled) return wasRefused ? { ok: true } : { ok: false, code: "gone" };
		await note("SCHEDULE_CANCELED", [canceled.version]);
		return { ok: true };
	});
}

function isTimeZone(name: string): boolean {
	try {
		return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
	} catch {
		return false;
	}
}
