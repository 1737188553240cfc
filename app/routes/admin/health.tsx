import { data, redirect } from "react-router";
import { Callout } from "#app/components/ui/callout.tsx";
import { FailedJobs } from "#app/features/health/failed-jobs.tsx";
import { HealthChecks } from "#app/features/health/health-checks.tsx";
import { JobNotice } from "#app/features/health/job-notice.tsx";
import { Card } from "#app/features/staff/card.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { failedJobsId, healthPagePath } from "#domain/health/health-address.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import { maySeeHealth } from "#domain/staff/roles.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { dismissJob, retryAllJobs, retryJob } from "#server/health/decide-failed-job.server.ts";
import { readHealthPage } from "#server/health/health-page.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/health";

export const middleware = [requirePage("health", maySeeHealth)];

export function loader(args: Route.LoaderArgs) {
	return readHealthPage(args);
}

/** Runs jobs again that failed for good, or forgets one. */
export async function action({ request, context }: Route.ActionArgs) {
	const [services, by] = [context.get(servicesContext), context.get(staffContext)];
	const form = await readForm(request);
	const [intent, id] = [form.get("intent"), readRowId(form.get("job"))];
	const isDismissed = intent === "dismiss";
	if (intent !== "retry-all" && (!id || (intent !== "retry" && !isDismissed))) throw data(null, { status: 400 });
	const decide = isDismissed ? dismissJob : retryJob;
	const result = id ? await decide(services, by, id) : await retryAllJobs(services, by);
	if (!result.ok) return data({ isGone: true }, 409);
	throw redirect(`${healthPagePath}?done=${isDismissed ? "dismissed" : "retried"}#${failedJobsId}`, 303);
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy.title);

const tones = { alarm: "bad", warning: "waiting", good: "good" } as const;

export default function Health({ loaderData, actionData }: Route.ComponentProps) {
	const { copy, state, title, checks, jobs, hasMoreJobs, facts, done } = loaderData;
	const { failed } = copy;
	const notice = actionData?.isGone ? "gone" : done;
	return (
		<>
			<h2 className="text-2xl">{copy.title}</h2>
			<p className="mt-2 max-w-prose">{copy.lead}</p>
			<Callout tone={tones[state]} className="mt-4 font-semibold">
				{title}
			</Callout>
			<HealthChecks checks={checks} copy={copy} />
			{(jobs.length > 0 || notice) && (
				<Card id={failedJobsId} title={failed.title} heading="h3" lead={failed.lead} className="mt-6">
					{notice && <JobNotice notice={notice} copy={failed} />}
					<FailedJobs jobs={jobs} hasMore={hasMoreJobs} copy={failed} />
				</Card>
			)}
			<p className="mt-6 text-sm text-ink-700">{facts.join(" · ")}</p>
		</>
	);
}
