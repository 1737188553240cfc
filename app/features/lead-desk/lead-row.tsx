import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { LeadColumn } from "#domain/lead-desk/lead-columns.ts";
import { StatusBadge } from "../staff/status-badge.tsx";
import type { LeadLine, ListCopy } from "./list-props.ts";
import type { OpenLine } from "./merge-rows.ts";
import { as } from "./table-role.ts";

/** Two lines on a wide screen, in all cells of a row. */
const cell = "px-2.5 lg:h-11 lg:border-t lg:border-sand-200 lg:py-0.5 lg:align-middle lg:leading-[1.125rem]";

/**
 * One lead. It has no state and no listeners: one listener on the page serves all rows (`list-keyboard.tsx`), which finds
 * the parts by their `data-` names.
 */
export function LeadRow({ line, columns, copy }: { line: OpenLine; columns: readonly LeadColumn[]; copy: ListCopy }) {
	const live = useTranslations("live");
	const { id, address, name, request, marks } = line;
	return (
		<tr
			{...as("row")}
			data-lead={id}
			tabIndex={-1}
			data-left={line.hasLeft || undefined}
			className="text-sm data-left:bg-sand-100 max-lg:relative max-lg:block max-lg:rounded-md max-lg:border max-lg:border-sand-200 max-lg:bg-white max-lg:py-2 max-lg:pr-3 max-lg:pl-11 lg:hover:bg-sand-50 has-checked:bg-ink-50 focus:bg-ink-50 focus-visible:shadow-[inset_0_0_0_3px_var(--color-ink-900)] max-lg:focus-visible:rounded-md lg:scroll-mt-24"
		>
			<td {...as("cell")} className={`${cell} max-lg:absolute max-lg:top-0 max-lg:left-0 max-lg:z-1 max-lg:px-0`}>
				<label className="flex size-11 items-center justify-center lg:-mx-2.5 lg:w-auto">
					<span className="sr-only">{line.select}</span>
					<input type="checkbox" name="lead" value={id} data-pick="" className="size-4 accent-ink-800 max-lg:size-5" />
				</label>
			</td>
			<th {...as("rowheader")} scope="row" className={`${cell} font-normal max-lg:block max-lg:px-0`}>
				<span className="flex items-center gap-x-2 max-lg:flex-wrap">
					<Link
						to={address}
						className="min-w-0 font-semibold wrap-anywhere text-ink-900 underline-offset-4 hover:underline max-lg:text-base max-lg:after:absolute max-lg:after:inset-0 lg:truncate"
					>
						{name}
					</Link>
					{line.hasLeft && (
						<span className="rounded-sm bg-sand-200 px-1.5 text-xs leading-[1.125rem] font-semibold whitespace-nowrap text-ink-900">
							{live("left")}
						</span>
					)}
					{marks.map(({ text, isGood }) => (
						<span
							key={text}
							className={`rounded-sm px-1.5 text-xs leading-[1.125rem] font-semibold whitespace-nowrap ${isGood ? "bg-green-100 text-green-700" : "bg-coral-100 text-coral-800"}`}
						>
							{text}
						</span>
					))}
				</span>
				<span title={request} className="block lg:truncate">
					{request}
				</span>
			</th>
			{columns.map((column) => {
				const Content = cells[column];
				return <Content key={column} line={line} columns={columns} copy={copy} />;
			})}
		</tr>
	);
}

interface CellProps {
	line: OpenLine;
	/** All that are shown. */
	columns: readonly LeadColumn[];
	copy: ListCopy;
}

const cells: Record<LeadColumn, (props: CellProps) => ReactNode> = {
	status: StatusCell,
	place: PlaceCell,
	received: ReceivedCell,
	due: ({ line: { due }, copy }) => (
		<Cell isHidden={!due}>
			<Title>{copy.columns.due}</Title>
			{due ? <Due time={due} /> : <Nothing />}
		</Cell>
	),
	task: ({ line: { task }, copy }) => (
		<Cell isHidden={!task}>
			<Title>{copy.columns.task}</Title>
			{task ? <Due time={task} /> : <span className="text-ink-700">{copy.cells.noTask}</span>}
		</Cell>
	),
	contact: ({ line: { contact }, copy }) => (
		<Cell isHidden={!contact}>
			<Title>{copy.columns.contact}</Title>
			{contact ? <Ago time={contact} /> : <Nothing />}
		</Cell>
	),
	value: ({ line: { value }, copy }) => (
		<Cell isHidden={value === null}>
			<Title>{copy.columns.value}</Title>
			{value === null ? <Nothing /> : <span className="tabular-nums">{value}</span>}
		</Cell>
	),
};

function StatusCell({ line: { status, statusText, owner }, copy }: CellProps) {
	return (
		<Cell>
			<span className="flex flex-wrap items-center gap-x-2 py-0.5 lg:flex-col lg:flex-nowrap lg:items-start lg:py-0">
				<StatusBadge variant={status === "new" ? "default" : "secondary"}>{statusText}</StatusBadge>
				<span
					className={`wrap-break-word lg:max-w-full lg:truncate ${owner ? "text-ink-900" : "text-ink-700"} ${owner?.isReader ? "font-semibold" : ""}`}
				>
					<span className="sr-only">{copy.columns.owner}: </span>
					{owner?.name ?? copy.cells.noOwner}
				</span>
			</span>
		</Cell>
	);
}

function PlaceCell({ line: { state, language }, copy }: CellProps) {
	return (
		<Cell isInline>
			{state ?? copy.cells.noState}
			{language && (
				<span lang={language.locale} className="lg:block">
					<span className="lg:hidden"> · </span>
					{language.name}
				</span>
			)}
		</Cell>
	);
}

function ReceivedCell({ line: { received }, columns }: CellProps) {
	return (
		<Cell isInline>
			{columns.includes("place") && (
				<span aria-hidden="true" className="lg:hidden">
					{" · "}
				</span>
			)}
			<Ago time={received} />
		</Cell>
	);
}

/** @param isHidden whether a card has nothing to say in it @param isInline whether it shares its line on a card */
function Cell({
	isHidden = false,
	isInline = false,
	children,
}: {
	isHidden?: boolean;
	isInline?: boolean;
	children: ReactNode;
}) {
	const onCard = isHidden ? "max-lg:hidden" : isInline ? "max-lg:inline" : "max-lg:block";
	return (
		<td {...as("cell")} className={`${cell} max-lg:px-0 ${onCard}`}>
			{children}
		</td>
	);
}

/** The name of the column, where there is no table header. */
function Title({ children }: { children: string }) {
	return <span className="text-ink-700 lg:hidden">{children}: </span>;
}

function Due({ time }: { time: NonNullable<LeadLine["due"]> }) {
	const style = time.isLate ? "font-semibold text-coral-700" : time.isSoon ? "font-semibold text-ink-900" : "";
	return (
		<time dateTime={time.iso} title={time.exact} className={style}>
			{time.due}
		</time>
	);
}

function Ago({ time }: { time: LeadLine["received"] }) {
	return (
		<time dateTime={time.iso} title={time.exact}>
			{time.ago}
		</time>
	);
}

function Nothing() {
	return <span className="text-ink-700">–</span>;
}
