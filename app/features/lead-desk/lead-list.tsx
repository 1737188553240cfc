import { useCallback, useEffect, useRef, useState } from "react";
import { Form, Link } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { controlStyle } from "#app/components/ui/field.tsx";
import { leadsChangePath, listPath } from "#domain/lead-desk/lead-address.ts";
import { LiveChip } from "../live/live-chip.tsx";
import { ChangeSelect } from "./change-select.tsx";
import { LeadTable } from "./lead-table.tsx";
import type { ListCopy, ListPage } from "./list-props.ts";
import type { OpenList } from "./use-open-list.ts";

/** The leads of a list, with what can be done to those that are selected. */
export function LeadList({ page, list, copy }: { page: ListPage; list: OpenList; copy: ListCopy }) {
	const form = useRef<HTMLFormElement>(null);
	const [selected, setSelected] = useState(0);
	const count = useCallback(() => setSelected(countPicked(form.current)), []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: other rows have other boxes
	useEffect(count, [list.rows]);
	return (
		<div ref={list.element}>
			<LiveChip {...list} />
			{list.rows.length === 0 && page.unread.length === 0 && (
				<EmptyState title={page.empty.title}>{page.empty.text}</EmptyState>
			)}
			{list.rows.length > 0 && (
				<Form
					ref={form}
					method="get"
					action={leadsChangePath}
					onChange={({ target }) => {
						// `list-keyboard.tsx` then chooses the rows.
						if (!(target instanceof HTMLElement && target.matches("[data-pick-page]"))) count();
					}}
					className="group/list grid grid-cols-[minmax(0,1fr)] gap-1.5 xl:[--list-bar:2.75rem]"
				>
					<input type="hidden" name="list" value={page.pageQuery} />
					<BulkBar page={page} selected={selected} hasNews={list.waiting > 0} copy={copy} />
					<LeadTable page={page} rows={list.rows} copy={copy} />
					<LeadPages newer={page.newer} older={page.older} copy={copy.pages} />
				</Form>
			)}
		</div>
	);
}

/** How many rows are chosen. The box above them says whether all of them are. */
function countPicked(form: HTMLFormElement | null): number {
	const all = form?.querySelectorAll("[data-pick]").length ?? 0;
	const picked = form?.querySelectorAll("[data-pick]:checked").length ?? 0;
	for (const box of form?.querySelectorAll<HTMLInputElement>("[data-pick-page]") ?? [])
		box.checked = all > 0 && picked === all;
	return picked;
}

/** Links to the page before and the page after. */
function LeadPages({ newer, older, copy }: Pick<ListPage, "newer" | "older"> & { copy: ListCopy["pages"] }) {
	if (newer === null && older === null) return null;
	return (
		<nav aria-label={copy.label} className="mt-1.5 flex flex-wrap justify-between gap-3 print:hidden">
			{newer === null ? (
				<span />
			) : (
				<Link to={listPath(newer)} className={buttonStyle("secondary")}>
					{copy.newer}
				</Link>
			)}
			{older !== null && (
				<Link to={listPath(older)} className={buttonStyle("secondary")}>
					{copy.older}
				</Link>
			)}
		</nav>
	);
}

/**
 * Says which part of the list is shown, and asks what to change on the chosen leads: it belongs to the form around the
 * list, which leads to the preview. It comes along above the heads of the columns, so it covers no lead. A smaller screen
 * asks as soon as a lead is chosen.
 */
function BulkBar({
	page,
	selected,
	hasNews,
	copy,
}: {
	page: ListPage;
	selected: number;
	/** True while the chip lies over this line. A small screen has no room for the box of all leads beside it. */
	hasNews: boolean;
	copy: ListCopy;
}) {
	const { bulk } = copy;
	return (
		<fieldset className="z-20 flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 bg-sand-50 max-lg:group-has-[input:checked]/list:sticky max-lg:group-has-[input:checked]/list:top-0 max-lg:group-has-[input:checked]/list:border-b max-lg:group-has-[input:checked]/list:border-sand-300 max-lg:group-has-[input:checked]/list:pb-2 xl:h-11 xl:flex-nowrap xl:[@media(height>=30rem)]:sticky xl:top-0 print:static!">
			<legend className="sr-only">{bulk.title}</legend>
			<p className="mr-auto text-sm whitespace-nowrap tabular-nums">{page.total.shown}</p>
			<p role="status" className="text-sm font-semibold whitespace-nowrap text-ink-900 empty:hidden">
				{selected > 0 && `${bulk.selected} ${selected}`}
			</p>
			<label
				className={`flex min-h-11 items-center gap-2 text-sm lg:hidden print:hidden [@media(scripting:none)]:hidden ${hasNews ? "invisible" : ""}`}
			>
				<input
					type="checkbox"
					data-pick-page=""
					aria-label={bulk.selectPage}
					className="size-5 shrink-0 accent-ink-800"
				/>
				{bulk.selectAll}
			</label>
			<div className="contents max-lg:[@media(scripting:enabled)]:not-group-has-[input:checked]/list:hidden print:hidden">
				<label className="flex min-h-11 items-center gap-2 text-sm">
					{/* Another list has more leads, or others. */}
					<input
						key={page.query}
						type="checkbox"
						name="all"
						value="yes"
						className="size-4 shrink-0 accent-ink-800 max-lg:size-5"
					/>
					{page.total.leads}
				</label>
				<div className="flex items-center gap-2 max-sm:w-full">
					<label htmlFor="bulk-change" className="text-sm whitespace-nowrap max-sm:sr-only">
						{bulk.choice}
					</label>
					<ChangeSelect
						control={{
							id: "bulk-change",
							name: "change",
							className: `${controlStyle} max-sm:min-w-0 max-sm:grow sm:w-52`,
							"aria-invalid": undefined,
							"aria-describedby": undefined,
						}}
						choices={page.choices}
						copy={bulk}
					/>
					<Button type="submit" variant="secondary" className="shrink-0">
						{bulk.review}
					</Button>
				</div>
			</div>
		</fieldset>
	);
}
