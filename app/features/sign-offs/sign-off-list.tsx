import { Link } from "react-router";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { launchPath } from "#domain/launch/launch-address.ts";
import type { readSignOffList } from "#server/sign-offs/sign-off-list.server.ts";
import { Card } from "../staff/card.tsx";
import { LinkTabs } from "../staff/link-tabs.tsx";
import { StatusBadge } from "../staff/status-badge.tsx";
import { textLink } from "../staff/text-link.ts";
import { standingLooks } from "./standing-looks.ts";

type List = Awaited<ReturnType<typeof readSignOffList>>;

const panelId = "signed-pages";

/** The pages with texts to sign off in a language, in groups, each with where its sign-off stands. */
export function SignOffList({ page: { copy, count, languages, states, groups } }: { page: List }) {
	const shown = groups.filter(({ pages }) => pages.length > 0);
	return (
		<>
			<Link to={launchPath} className={textLink}>
				{copy.toLaunch}
			</Link>
			<h2 className="mt-1 text-2xl">{copy.title}</h2>
			<p className="mt-2 max-w-prose">{copy.lead}</p>
			<p className="mt-2 mb-3 font-semibold text-ink-900">{count}</p>
			<LinkTabs label={copy.languages} tabs={languages} panelId={panelId} />
			<div
				id={panelId}
				role="tabpanel"
				aria-label={languages.find(({ current }) => current)?.label}
				className="mt-2 grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4"
			>
				<nav aria-label={copy.filter}>
					<ul className="flex flex-wrap gap-x-5">
						{states.map(({ label, to, current }) => (
							<li key={to}>
								<Link
									to={to}
									preventScrollReset
									aria-current={current ? "true" : undefined}
									className={`${textLink} aria-[current]:text-ink-900 aria-[current]:no-underline`}
								>
									{label}
								</Link>
							</li>
						))}
					</ul>
				</nav>
				{shown.length === 0 && <EmptyState>{copy.none}</EmptyState>}
				{shown.map((group) => (
					<SignedPages key={group.title} group={group} standings={copy.standings} />
				))}
			</div>
		</>
	);
}

function SignedPages({
	group: { title, pages },
	standings,
}: {
	group: List["groups"][number];
	standings: List["copy"]["standings"];
}) {
	return (
		<Card heading="h3" title={title}>
			<ul className="grid">
				{pages.map(({ name, to, address, standing, open, signed }) => (
					<li key={to} className="border-t border-sand-200 py-1">
						<p className="flex flex-wrap items-center gap-x-3">
							<Link to={to} className={`${textLink} wrap-anywhere`}>
								{name}
							</Link>
							{address && <span className="text-sm text-ink-700 wrap-anywhere">{address}</span>}
							<StatusBadge variant={standingLooks[standing]}>{standings[standing]}</StatusBadge>
							{open && <span className="text-sm text-ink-700">{open}</span>}
						</p>
						{signed && <p className="pb-1 text-sm text-ink-700">{signed}</p>}
					</li>
				))}
			</ul>
		</Card>
	);
}
