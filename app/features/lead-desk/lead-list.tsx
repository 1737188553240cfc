import { useCallback, useEffect, useRef, useState } from "react";
import { Form, Link } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { Field } from "#app/components/ui/field.tsx";
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
	const count = useCallback(() => setSelected(form.current?.querySelectorAll("[data-pick]:checked").length ?? 0), []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: other rows have other boxes
	useEffect(count, [list.rows]);
	return (
		<div ref={list.element}>
			<LiveChip {...list} />
			{list.rows.length === 0 && page.unread.length === 0 && <EmptyList copy={page.empty} />}
			{list.rows.length > 0 && (
				<Form ref={form} method="get" action={leadsChangePath} onChange={count} className="group/list grid gap-4">
					<input type="hidden" name="list" value={page.query} />
					<LeadTable page={page} rows={list.rows} copy={copy} />
					<LeadPages newer={page.newer} older={page.older} copy={copy.pages} />
					<BulkBar page={page} selected={selected} copy={copy.bulk} />
				</Form>
			)}
		</div>
	);
}

/** Says why the list is empty, and what to do. */
function EmptyList({ copy }: { copy: ListPage["empty"] }) {
	return (
		<div className="rounded-lg border border-sand-200 bg-white px-5 py-12 text-center">
			<h3 className="text-xl">{copy.title}</h3>
			<p className="mx-auto mt-2 max-w-prose">{copy.text}</p>
		</div>
	);
}

/** Links to the page before and the page after. */
function LeadPages({ newer, older, copy }: Pick<ListPage, "newer" | "older"> & { copy: ListCopy["pages"] }) {
	if (newer === null && older === null) return null;
	return (
		<nav aria-label={copy.label} className="flex flex-wrap justify-between gap-3">
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
 * Asks what to change on the chosen leads. It belongs to the form around the list, which leads to the preview. It ends the
 * list, and on a wide screen comes along as soon as a lead is chosen.
 */
function BulkBar({ page, selected, copy }: { page: ListPage; selected: number; copy: ListCopy["bulk"] }) {
	return (
		<fieldset className="rounded-lg border border-sand-300 bg-white px-5 py-4 lg:group-has-[input:checked]/list:sticky lg:group-has-[input:checked]/list:bottom-3 lg:group-has-[input:checked]/list:shadow-lg">
			<legend className="float-left mb-2 w-full font-semibold text-ink-900">{copy.title}</legend>
			<p role="status" className="clear-both">
				{selected > 0 && `${copy.selected} ${selected}`}
			</p>
			<div className="flex flex-wrap items-end gap-x-6 gap-y-3">
				<div className="grid min-w-0 grow basis-64">
					<label className="flex min-h-11 items-center gap-2.5 lg:hidden [@media(scripting:none)]:hidden">
						<input type="checkbox" data-pick-page="" className="size-5 shrink-0 accent-ink-800" />
						{copy.selectPage}
					</label>
					<label className="flex min-h-11 items-center gap-2.5">
						<input type="checkbox" name="all" value="yes" className="size-5 shrink-0 accent-ink-800" />
						{page.total.leads}
					</label>
				</div>
				<Field name="change" id="bulk-change" label={copy.choice} className="min-w-0 grow basis-56">
					{(control) => <ChangeSelect control={control} choices={page.choices} copy={copy} />}
				</Field>
				<Button type="submit" variant="secondary" className="max-xs:w-full">
					{copy.review}
				</Button>
			</div>
		</fieldset>
	);
}
