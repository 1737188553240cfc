import { Link } from "react-router";
import type { Messages } from "#i18n/messages.server.ts";
import type { readHealthPage } from "#server/health/health-page.server.ts";
import { StatusBadge } from "../staff/status-badge.tsx";
import { textLink } from "../staff/text-link.ts";

export type HealthPage = Awaited<ReturnType<typeof readHealthPage>>;

const variants = { alarm: "warning", warning: "default", good: "secondary" } as const;

/** A line for each part: how well it works and, if it doesn't, what to do. */
export function HealthChecks({ checks, copy }: { checks: HealthPage["checks"]; copy: Messages["health"] }) {
	return (
		<ul aria-label={copy.checks} className="mt-4 divide-y divide-sand-200 rounded-lg border border-sand-200 bg-white">
			{checks.map(({ name, state, stateName, title, text, todo, link }) => (
				<li key={name} className="grid gap-x-6 gap-y-1 px-4 py-2.5 sm:grid-cols-[13rem_minmax(0,1fr)]">
					<div className="flex flex-wrap items-center gap-x-3 gap-y-1 self-start">
						<h3 className="text-base font-semibold text-ink-900">{title}</h3>
						<StatusBadge variant={variants[state]}>{stateName}</StatusBadge>
					</div>
					<div className="min-w-0 wrap-anywhere">
						<p>{text}</p>
						{todo && <p className="max-w-prose font-semibold text-ink-900">{todo}</p>}
						{link && (
							<Link to={link} className={textLink}>
								{copy.open}
								<span className="sr-only">: {title}</span>
							</Link>
						)}
					</div>
				</li>
			))}
		</ul>
	);
}
