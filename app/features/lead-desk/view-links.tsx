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

/** Links to the built-in and the saved views. On a phone they are a row that scrolls sideways within itself. */
export function ViewLinks({ views, copy }: { views: ListPage["views"]; copy: ListCopy["views"] }) {
	const own = views.saved.filter(({ scope }) => scope === "own");
	const team = views.saved.filter(({ scope }) => scope === "team");
	return (
		<nav
			ref={showCurrent}
			aria-label={copy.label}
			className="flex min-w-0 items-center gap-x-1 max-sm:scroll-row sm:flex-wrap print:hidden"
		>
			<Row views={views.builtIn} />
			{own.length > 0 && <Row views={own} title={copy.own} />}
			{team.length > 0 && <Row views={team} title={copy.team} />}
		</nav>
	);
}

function Row({ views, title }: { views: readonly View[]; title?: string }) {
	return (
		<>
			{title && (
				<h3 className="ml-1 shrink-0 border-l border-sand-300 pl-2.5 font-sans text-xs font-semibold whitespace-nowrap text-ink-700">
					{title}
				</h3>
			)}
			<ul className="flex gap-x-0.5 sm:flex-wrap">
				{views.map(({ id, name, query, count, isCurrent }) => (
					<li key={id}>
						<Link
							to={listPath(query)}
							preventScrollReset
							aria-current={isCurrent ? "page" : undefined}
							className={`inline-flex min-h-11 max-w-60 items-center gap-1.5 rounded-full px-2 text-sm font-semibold whitespace-nowrap ${
								isCurrent ? "bg-ink-800 text-white" : "text-ink-900 hover:bg-sand-200"
							}`}
						>
							<span className="truncate">{name}</span>
							{count && (
								<span className={`text-xs font-normal tabular-nums ${isCurrent ? "text-ink-100" : "text-ink-700"}`}>
									{count}
								</span>
							)}
						</Link>
					</li>
				))}
			</ul>
		</>
	);
}

/** A view further along the row is seen after it was opened. */
function showCurrent(row: HTMLElement | null) {
	const current = row?.querySelector<HTMLElement>("[aria-current]");
	if (row && current) scrollIntoRow(row, current);
}
