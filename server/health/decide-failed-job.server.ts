import type { ActionResult } from "#domain/action-result.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { listLimit } from "#domain/staff/roles.ts";
import { deleteDeadJob, readDeadJobs } from "../platform/queued-jobs.server.ts";
import type { Services } from "../services.server.ts";
import { staffAction } from "../staff/staff-action.server.ts";
import { kindOfJob } from "./job-kinds.server.ts";

type Parts = Pick<Services, "clock" | "database" | "jobs">;
type By = Pick<Actor, "userId" | "ip">;
type Decided = Promise<ActionResult<object, "gone">>;

/** Runs a job again that failed for good, with as many attempts as a new one has. */
export function retryJob(parts: Parts, by: By, id: string): Decided {
	return staffAction<Awaited<Decided>>(parts, by, "jobs", async ({ transaction, log }) => {
		const name = await parts.jobs.reviveDead(transaction, id);
		// Nobody would run one of another version.
		if (name === null || kindOfJob(name) === null) return { ok: false, code: "gone" };
		await log("JOB_RETRIED", { subjectId: id, details: name });
		return { ok: true };
	});
}

/** Runs all of them again that the page shows. */
export function retryAllJobs(parts: Parts, by: By): Decided {
	return staffAction<Awaited<Decided>>(parts, by, "jobs", async ({ transaction, log }) => {
		const jobs = await readDeadJobs(transaction, listLimit);
		const known = jobs.filter(({ name }) => kindOfJob(name) !== null);
		let count = 0;
		for (const { id } of known) if ((await parts.jobs.reviveDead(transaction, id)) !== null) count++;
		if (count === 0) return { ok: false, code: "gone" };
		await log("JOB_RETRIED", { details: `rows: ${count}` });
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
