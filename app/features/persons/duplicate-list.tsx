import { Link } from "react-router";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { managePath } from "#domain/lead-desk/lead-address.ts";
import { duplicatesPath } from "#domain/persons/person-address.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { DeskKeys, type DeskKeysCopy } from "../lead-desk/desk-keys.tsx";
import { useRows } from "../lead-desk/use-rows.ts";
import { ListPages } from "../staff/list-pages.tsx";
import { NoticeBox } from "../staff/notice-box.tsx";
import { textLink } from "../staff/text-link.ts";
import { PairCard, type PairData, type PersonsCopy } from "./pair-card.tsx";
import { PairForms } from "./pair-forms.tsx";

/** Persons who may be the same, in pairs. */
export function DuplicateList({
	pairs,
	older,
	isNewest,
	copy,
	pages,
	keys,
	refusal,
}: {
	pairs: (PairData & { id: string })[];
	/** Where the next page begins. Null on the last one. */
	older: string | null;
	isNewest: boolean;
	copy: PersonsCopy;
	pages: Messages["admin"]["pages"];
	keys: DeskKeysCopy;
	/** Why the last form was refused. */
	refusal: keyof PersonsCopy["refusals"] | null;
}) {
	const rows = useRows("#duplicate-pairs > li");
	const press = (name: string) => () =>
		rows.work((row) => row.querySelector<HTMLElement>(`button[value=${name}]`)?.click());
	const text = copy.list;
	return (
		<>
			<div className="flex flex-wrap items-center justify-between gap-x-6">
				<Link to={managePath} className={textLink}>
					{text.back}
				</Link>
				{pairs.length > 0 && (
					<DeskKeys
						copy={keys}
						keys={[
							{ key: "j", does: text.next, press: rows.next, repeats: true },
							{ key: "k", does: text.previous, press: rows.previous, repeats: true },
							{ key: "s", does: copy.changes.merge, press: press("merge") },
							{ key: "n", does: copy.changes.different, press: press("different") },
						]}
					/>
				)}
			</div>
			<h2 className="text-2xl">{text.title}</h2>
			<p className="mt-2 max-w-prose">{text.lead}</p>
			{refusal && (
				<div className="mt-4">
					<NoticeBox notice={{ tone: "bad", title: copy.page.problem, text: copy.refusals[refusal] }} />
				</div>
			)}
			{pairs.length === 0 && <EmptyState className="mt-6">{text.none}</EmptyState>}
			<ul id="duplicate-pairs" className="mt-6 grid gap-5">
				{pairs.map((pair) => (
					<li key={pair.id} tabIndex={-1} className="desk-card">
						<PairCard pair={pair} copy={copy} />
						<PairForms pair={pair} copy={copy} />
					</li>
				))}
			</ul>
			<ListPages
				newest={isNewest ? null : duplicatesPath}
				older={older && `${duplicatesPath}?before=${older}`}
				copy={pages}
			/>
		</>
	);
}
