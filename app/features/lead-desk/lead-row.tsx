import type { ReactNode } from "react";
import { Link } from "react-router";
import { StatusBadge } from "../staff/status-badge.tsx";
import type { LeadLine, ListCopy } from "./list-props.ts";
import { as } from "./table-role.ts";

const cell = "px-3 md:border-t md:border-sand-200 md:py-3 md:align-top";

/**
 * One lead. It has no state and no listeners: one listener on the page serves all rows (`use-list-keys.ts`), which finds
 * the parts by their `data-` names.
 */
export function LeadRow({ line, copy }: { line: LeadLine; copy: ListCopy }) {
	const { id, address, name, request, state, language, status, statusText, owner, received, due, task, marks } = line;
	const { columns, cells } = copy;
	return (
		<tr
			{...as("row")}
			data-lead={id}
			tabIndex={-1}
			className="group text-sm max-md:grid max-md:grid-cols-[2.75rem_minmax(0,1fr)] max-md:gap-y-2 max-md:rounded-lg max-md:border max-md:border-sand-200 max-md:bg-white max-md:py-4 md:hover:bg-sand-50 focus:bg-ink-50 focus-visible:shadow-[inset_0_0_0_3px_var(--color-ink-900)] max-md:focus-visible:rounded-lg lg:scroll-mb-44"
		>
			<td {...as("cell")} className={`${cell} max-md:row-span-6 max-md:px-0`}>
				<label className="-my-2 flex size-11 items-center justify-center md:-ml-2">
					<span className="sr-only">{line.select}</span>
					<input type="checkbox" name="lead" value={id} data-pick="" className="size-5 accent-ink-800" />
				</label>
			</td>
			<th {...as("rowheader")} scope="row" className={`${cell} font-normal max-md:px-0 max-md:pr-4`}>
				<Link
					to={address}
					data-open=""
					className="font-serif text-lg leading-snug font-semibold wrap-anywhere text-ink-900 underline decoration-ink-300 underline-offset-4 hover:decoration-ink-900"
				>
					{name}
				</Link>
				<span className="mt-0.5 block">{request}</span>
				{marks.length > 0 && (
					<span className="mt-1.5 flex flex-wrap gap-1.5">
						{marks.map(({ text, isGood }) => (
							<span
								key={text}
								className={`rounded-md px-2 py-0.5 text-xs font-semibold ${isGood ? "bg-ink-100 text-ink-900" : "bg-coral-100 text-coral-800"}`}
							>
								{text}
							</span>
						))}
					</span>
				)}
			</th>
			<Cell>
				{state ?? cells.noState}
				{language && (
					<span lang={language.locale} className="md:block">
						<span className="md:hidden"> · </span>
						{language.name}
					</span>
				)}
			</Cell>
			<Cell>
				<span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
					<StatusBadge variant={status === "new" ? "default" : "secondary"}>{statusText}</StatusBadge>
					<span
						className={`wrap-break-word ${owner ? "text-ink-900" : "text-ink-700"} ${owner?.isReader ? "font-semibold" : ""}`}
					>
						<span className="sr-only">{columns.owner}: </span>
						{owner?.name ?? cells.noOwner}
					</span>
				</span>
			</Cell>
			<Cell>
				<Title>{columns.received}</Title>
				<time dateTime={received.iso} title={received.exact}>
					{received.ago}
				</time>
			</Cell>
			<Cell isHidden={!due}>
				<Title>{columns.due}</Title>
				{due ? <Due time={due} /> : <span className="text-ink-700">–</span>}
			</Cell>
			<Cell isHidden={!task}>
				<Title>{columns.task}</Title>
				{task ? <Due time={task} /> : <span className="text-ink-700">{cells.noTask}</span>}
			</Cell>
		</tr>
	);
}

/** @param isHidden whether a card has nothing to say in it */
function Cell({ isHidden = false, children }: { isHidden?: boolean; children: ReactNode }) {
	return (
		<td
			{...as("cell")}
			className={`${cell} max-md:col-start-2 max-md:px-0 max-md:pr-4 ${isHidden ? "max-md:hidden" : ""}`}
		>
			{children}
		</td>
	);
}

/** What the column says, where there is no head. */
function Title({ children }: { children: string }) {
	return <span className="text-ink-700 md:hidden">{children}: </span>;
}

function Due({ time }: { time: NonNullable<LeadLine["due"]> }) {
	const style = time.isLate ? "font-semibold text-coral-700" : time.isSoon ? "font-semibold text-ink-900" : "";
	return (
		<time dateTime={time.iso} title={time.exact} className={style}>
			{time.due}
		</time>
	);
}
