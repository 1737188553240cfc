import { Form, Link } from "react-router";
import { editorPath } from "#domain/blog/desk-address.ts";
import { localeNames } from "#domain/locale/locales.ts";
import type { Messages } from "#i18n/messages.server.ts";
import type { boardRows } from "#server/blog-desk/board-rows.server.ts";
import { StatusBadge } from "../staff/status-badge.tsx";

export type ArticleCell = ArticleLine["cells"][number];

export type ArticleLine = Awaited<ReturnType<typeof boardRows>>[number];

const variants = {
	missing: "secondary",
	draft: "secondary",
	current: "default",
	scheduled: "default",
	behind: "warning",
} as const;

/** The articles, and how far each language is. */
export function Board({ rows, copy }: { rows: ArticleLine[]; copy: Messages["blogDesk"]["board"] }) {
	if (rows.length === 0) return <p className="py-8 text-center text-ink-700">{copy.empty}</p>;
	return (
		<ul className="grid gap-4">
			{rows.map((row) => (
				<li key={row.id} className="desk-card">
					<h3 className="font-serif text-xl font-semibold wrap-anywhere">
						<Link to={editorPath(row.id, row.locale)} lang={row.locale} className="underline underline-offset-4">
							{row.title || copy.noTitle}
						</Link>
					</h3>
					<p className="text-sm text-ink-700 wrap-anywhere">/blog/{row.slug}</p>
					<ul className="mt-4 grid grid-cols-1 gap-3 xs:grid-cols-2 lg:grid-cols-4">
						{row.cells.map((cell) => (
							<li key={cell.locale}>
								<Cell row={row} cell={cell} copy={copy} />
							</li>
						))}
					</ul>
				</li>
			))}
		</ul>
	);
}

function Cell({ row, cell, copy }: { row: ArticleLine; cell: ArticleCell; copy: Messages["blogDesk"]["board"] }) {
	const { locale, state, stateText, off, due, isOriginal, isApprovalEnded, hasNewWork } = cell;
	const variant = off ? "secondary" : variants[state];
	const name = localeNames[locale];
	const about = (
		<>
			<span className="flex flex-wrap items-baseline gap-x-2">
				<span lang={locale} className="font-semibold text-ink-900">
					{name}
				</span>
				{isOriginal && <span className="text-sm">{copy.original}</span>}
			</span>
			{stateText && (
				<span className="mt-1 block">
					<StatusBadge variant={isApprovalEnded ? "warning" : variant}>{stateText}</StatusBadge>
				</span>
			)}
			{off && <span className="mt-1 block text-sm">{off}</span>}
			{due && (
				<span className="mt-1 block text-sm">
					{copy.due} {due}
				</span>
			)}
			{isApprovalEnded && <span className="mt-1 block text-sm">{copy.approvalEnded}</span>}
			{hasNewWork && <span className="mt-1 block text-sm">{copy.newWork}</span>}
		</>
	);
	if (state !== "missing") {
		return (
			<Link
				to={editorPath(row.id, locale)}
				className="block h-full rounded-md border border-ink-200 p-3 hover:border-ink-800"
			>
				{about}
			</Link>
		);
	}
	return (
		<Form
			method="post"
			className="flex h-full items-center justify-between gap-3 rounded-md border border-dashed border-ink-300 p-3"
		>
			<div>{about}</div>
			<input type="hidden" name="article" value={row.id} />
			<button
				type="submit"
				name="start"
				value={locale}
				aria-label={`${copy.start}: ${row.title || copy.noTitle}, ${name}`}
				className="inline-flex min-h-11 items-center rounded-full border-2 border-ink-400 px-4 font-semibold text-ink-900 hover:border-ink-800"
			>
				{copy.start}
			</button>
		</Form>
	);
}
