import type { ActionResult } from "#domain/action-result.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { listLimit } from "#domain/staff/roles.ts";
import { deleteDeadJob, readDeadJobs } from "../platform/queued-jobs.server.ts";
import type { Services } from "../services.server.ts";
import { staffAction } from "../staff/staff-action.server.ts";

type Parts = Pick<Services, "clock" | "database" | "jobs">;
type By = Pick<Actor, "userId" | "ip">;
type Decided = Promise<ActionResult<object, "gone">>;

/** Runs a job again that failed for good, with as many attempts as a new one has. */
export function retryJob(parts: Parts, by: By, id: string): Decided {
	return staffAction<Awaited<Decided>>(parts, by, "jobs", async ({ transaction, log }) => {
		const name = await parts.jobs.reviveDead(transaction, id);
		if (name === null) return { ok: false, code: "gone" };
		await log("JOB_RETRIED", { subjectId: id, details: name });
		return { ok: true };
	});
}

/** Runs all of them again that the page shows. The audit log says how many of each: `send-guide: 2, mail-day: 1`. */
export function retryAllJobs(parts: Parts, by: By): Decided {
	return staffAction<Awaited<Decided>>(parts, by, "jobs", async ({ transaction, log }) => {
		const jobs = await readDeadJobs(transaction, listLimit);
		const revived: string[] = [];
		for (const { id } of jobs) {
			const name = await parts.jobs.reviveDead(transaction, id);
			if (name !== null) revived.push(name);
		}
		if (revived.length === 0) return { ok: false, code: "gone" };
		const names = Map.groupBy(revived, (name) => name);
		await log("JOB_RETRIED", { details: [...names].map(([name, { length }]) => `${name}: ${length}`).join(", ") });
		return { ok: true };
	});
}

/** Forgets a job that failed for good: its work isn't done, and nobody tries again. */
export function dismissJob(parts: Parts, by: By, id: string): Decided {
	return staffAction<Awaited<Decided>>(parts, by, "jobs", async ({ transaction, log }) => {
		const name = await deleteDeadJob(transaction, id);
		if (name === null) return { ok: false, code: "gone" };
		await log("JOB_DISMISSED", { subjectId: id, details: name });
		return { ok: true };
	});
}
