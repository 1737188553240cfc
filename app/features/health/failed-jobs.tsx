import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import type { Messages } from "#i18n/messages.server.ts";
import { textLink } from "../staff/text-link.ts";
import type { HealthPage } from "./health-checks.tsx";

/** Jobs that failed for good. Each can be tried again or dismissed. */
export function FailedJobs({
	jobs,
	hasMore,
	copy,
}: {
	jobs: HealthPage["jobs"];
	hasMore: boolean;
	copy: Messages["health"]["failed"];
}) {
	const isSending = useNavigation().formMethod === "POST";
	if (jobs.length === 0) return null;
	return (
		<>
			{jobs.filter(({ mayRetry }) => mayRetry).length > 1 && (
				<Form method="post" preventScrollReset>
					<Button type="submit" name="intent" value="retry-all" variant="secondary" disabled={isSending}>
						{copy.retryAll}
					</Button>
				</Form>
			)}
			<ul aria-label={copy.title} className="divide-y divide-sand-200">
				{jobs.map(({ id, kind, name, at, time, lead, mayRetry }) => (
					<li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5">
						<div className="min-w-0 wrap-anywhere">
							<p className="font-semibold text-ink-900">{kind}</p>
							<p className="text-sm">
								<time dateTime={at}>{time}</time> · <code>{name}</code>
							</p>
							{lead && (
								<Link to={lead} className={textLink}>
									{copy.openLead}
									<span className="sr-only">: {time}</span>
								</Link>
							)}
						</div>
						<Form method="post" preventScrollReset className="flex flex-wrap gap-3">
							<input type="hidden" name="job" value={id} />
							{mayRetry && (
								<Button
									type="submit"
									name="intent"
									value="retry"
									variant="secondary"
									disabled={isSending}
									aria-label={`${copy.retry}: ${kind}, ${time}`}
								>
									{copy.retry}
								</Button>
							)}
							<Button
								type="submit"
								name="intent"
								value="dismiss"
								variant="secondary"
								disabled={isSending}
								aria-label={`${copy.dismiss}: ${kind}, ${time}`}
							>
								{copy.dismiss}
							</Button>
						</Form>
					</li>
				))}
			</ul>
			{hasMore && <p className="text-sm">{copy.more}</p>}
		</>
	);
}
