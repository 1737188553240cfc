import type { RouterContextProvider } from "react-router";
import { agency } from "#content/agency.ts";
import { failedJobsId } from "#domain/health/health-address.ts";
import type { HealthCheckName } from "#domain/health/health-values.ts";
import { judgeHealth, worst } from "#domain/health/judge-health.ts";
import { leadPath, todayPath } from "#domain/lead-desk/lead-address.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import { listLimit } from "#domain/staff/roles.ts";
import { webhooksPath } from "#domain/webhooks/webhook-address.ts";
import { formatDateTime } from "#i18n/format.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import { servicesContext, staffContext } from "../context.server.ts";
import { type DeadJob, readDeadJobs } from "../platform/queued-jobs.server.ts";
import { siteVersion } from "../site-version.server.ts";
import { kindOfJob } from "./job-kinds.server.ts";
import { sentenceOf } from "./sentence-of.server.ts";

interface PageArgs {
	request: Request;
	context: Readonly<RouterContextProvider>;
}

/** What just happened to a job. */
const notices = ["retried", "dismissed"] as const;

/** Where a part is dealt with. */
const places: Partial<Record<HealthCheckName, string>> = {
	failedJobs: `#${failedJobsId}`,
	webhooks: webhooksPath,
	promises: todayPath,
};

/** How well each part of the site works, the worst first, in the reader's language, and the jobs that failed for good. */
export async function readHealthPage({ request, context }: PageArgs) {
	const { locale } = context.get(staffContext);
	const { database, health } = context.get(servicesContext);
	const values = await health.look();
	const findings = judgeHealth(values);
	const unwell = findings.filter(({ state }) => state !== "good").length;
	const jobs = values.database ? await readDeadJobs(database.db, listLimit + 1) : [];
	const copy = copyFor(locale, "health");
	const t = translator(locale, "health.filled");
	const done = new URL(request.url).searchParams.get("done");
	const started = new Date(Date.now() - process.uptime() * 1000);
	const { version, commit } = siteVersion;
	return {
		copy,
		state: worst(findings.map(({ state }) => state)),
		title: unwell === 0 ? copy.well : t("unwell", { count: unwell }),
		checks: findings.map(({ name, state }) => ({
			name,
			state,
			title: copy.names[name],
			stateName: copy.states[state],
			text: sentenceOf(name, values[name], locale),
			todo: state === "good" ? null : copy.todo[name],
			link: state === "good" ? null : (places[name] ?? null),
		})),
		jobs: jobs.slice(0, listLimit).map((job) => describeJob(job, locale)),
		hasMoreJobs: jobs.length > listLimit,
		facts: [
			t("version", { version: commit ? `${version} (${commit})` : version }),
			t("started", { time: formatDateTime(locale, started, agency.timeZone) }),
		],
		done: notices.find((notice) => notice === done) ?? null,
	};
}

function describeJob({ id, name, leadId, failedAt }: DeadJob, locale: Locale) {
	const kind = kindOfJob(name);
	const lead = readRowId(leadId);
	const { kinds } = copyFor(locale, "health");
	return {
		id,
		name,
		kind: kind ? kinds[kind] : kinds.unknown,
		at: failedAt.toISOString(),
		time: formatDateTime(locale, failedAt, agency.timeZone),
		lead: lead && leadPath(lead),
		mayRetry: kind !== null,
	};
}
