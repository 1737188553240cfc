import { Link } from "react-router";
import { Card } from "#app/features/staff/card.tsx";
import type { Messages } from "#i18n/messages.server.ts";
import type { readWebhookPage } from "#server/lead-desk/webhooks/webhook-page.server.ts";
import { ListPages } from "../staff/list-pages.tsx";
import { StatusBadge } from "../staff/status-badge.tsx";

export type LoggedCall = NonNullable<Awaited<ReturnType<typeof readWebhookPage>>>["calls"][number];

/** An endpoint's deliveries, the newest first. */
export function CallLog({
	calls,
	filters,
	older,
	newest,
	copy,
}: {
	calls: readonly LoggedCall[];
	filters: readonly { path: string; name: string; isCurrent: boolean }[];
	older: string | null;
	newest: string | null;
	copy: Messages["webhooks"]["log"];
}) {
	return (
		<Card id="log" title={copy.title} heading="h3">
			<nav aria-label={copy.label} className="flex flex-wrap gap-2">
				{filters.map(({ path, name, isCurrent }) => (
					<Link
						key={path}
						to={path}
						preventScrollReset
						aria-current={isCurrent ? "true" : undefined}
						className={`inline-flex min-h-11 items-center rounded-full px-4 font-semibold ${isCurrent ? "bg-ink-800 text-white" : "border border-ink-200 text-ink-900 hover:bg-ink-100"}`}
					>
						{name}
					</Link>
				))}
			</nav>
			{calls.length === 0 && <p>{copy.none}</p>}
			<ul className="divide-y divide-sand-200">
				{calls.map(({ id, path, label, event, type, time, at, state, failed }) => (
					<li key={id} className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
						<div className="min-w-0">
							<Link
								to={path}
								aria-label={`${event}. ${label}`}
								className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 after:absolute after:inset-0"
							>
								{event}
							</Link>
							<p className="text-sm text-ink-700">
								<time dateTime={at}>{time}</time> · <code>{type}</code>
								{failed && ` · ${failed}`}
							</p>
						</div>
						<StatusBadge variant={state.isGood ? "secondary" : "warning"}>{state.text}</StatusBadge>
					</li>
				))}
			</ul>
			<ListPages newest={newest} older={older} copy={{ label: copy.pages, newest: copy.newest, older: copy.older }} />
		</Card>
	);
}
