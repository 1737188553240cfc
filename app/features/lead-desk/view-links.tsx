import { Link } from "react-router";
import { scrollIntoRow } from "#app/features/staff/scroll-into-row.ts";
import { listPath } from "#domain/lead-desk/lead-address.ts";
import type { ListCopy, ListPage } from "./list-props.ts";

interface View {
	id: string;
	name: string;
	query: string;
	count?: string | null;
	isCurrent: boolean;
}

/** Links to the built-in and the saved views. On a phone the built-in ones scroll sideways within their row. */
export function ViewLinks({ views, copy }: { views: ListPage["views"]; copy: ListCopy["views"] }) {
	const own = views.saved.filter(({ scope }) => scope === "own");
	const team = views.saved.filter(({ scope }) => scope === "team");
	return (
		<nav aria-label={copy.label} className="grid grid-cols-[minmax(0,1fr)] gap-2">
			<Row views={views.builtIn} />
			{own.length > 0 && <Row views={own} title={copy.own} />}
			{team.length > 0 && <Row views={team} title={copy.team} />}
		</nav>
	);
}

function Row({ views, title }: { views: readonly View[]; title?: string }) {
	return (
		<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
			{title && <h3 className="font-sans text-sm font-semibold text-ink-700">{title}</h3>}
			<ul ref={showCurrent} className="flex min-w-0 flex-wrap gap-2 max-sm:scroll-row">
				{views.map(({ id, name, query, count, isCurrent }) => (
					<li key={id}>
						<Link
							to={listPath(query)}
							preventScrollReset
							aria-current={isCurrent ? "page" : undefined}
							className={`inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-semibold wrap-anywhere ${
								isCurrent
									? "border-ink-800 bg-ink-800 text-white"
									: "border-sand-300 bg-white text-ink-900 hover:border-ink-800"
							}`}
						>
							{name}
							{count && (
								<span
									className={`rounded-full px-2 text-xs tabular-nums ${isCurrent ? "bg-ink-600 text-white" : "bg-sand-100 text-ink-700"}`}
								>
									{count}
								</span>
							)}
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}

/** A view further along the row is seen after it was opened. */
function showCurrent(row: HTMLElement | null) {
	const current = row?.querySelector<HTMLElement>("[aria-current]");
	if (row && current) scrollIntoRow(row, current);
}
