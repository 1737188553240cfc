import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Fold } from "./fold.tsx";
import type { CommandLine, ListCopy } from "./list-props.ts";

/** Says what a change of several leads did, and undoes it. */
export function BulkNotice({ bulk, copy }: { bulk: CommandLine; copy: ListCopy["undo"] }) {
	return (
		<div
			role="status"
			className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border-l-4 border-ink-700 bg-ink-50 px-4 py-3 text-ink-900"
		>
			<div>
				<p className="font-semibold">
					{bulk.result} · {bulk.what}
				</p>
				{bulk.left && <p className="mt-1">{bulk.left}</p>}
			</div>
			{bulk.mayUndo && <Undo bulk={bulk} copy={copy} />}
		</div>
	);
}

/** The reader's latest changes of several leads. */
export function BulkList({ bulks, copy }: { bulks: readonly CommandLine[]; copy: ListCopy["undo"] }) {
	return (
		<Fold title={copy.title}>
			<p className="max-w-prose pb-3">{bulks.length === 0 ? copy.none : copy.lead}</p>
			<ul className="divide-y divide-sand-200 border-sand-200 not-empty:border-t">
				{bulks.map((bulk) => (
					<li key={bulk.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
						<div className="min-w-0">
							<p className="font-semibold wrap-anywhere text-ink-900">{bulk.what}</p>
							<p className="text-sm">
								{bulk.result} · <time dateTime={bulk.at}>{bulk.time}</time>
							</p>
							{bulk.left && <p className="text-sm">{bulk.left}</p>}
						</div>
						{bulk.mayUndo && <Undo bulk={bulk} copy={copy} />}
					</li>
				))}
			</ul>
		</Fold>
	);
}

function Undo({ bulk, copy }: { bulk: CommandLine; copy: ListCopy["undo"] }) {
	return (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="intent" value="undo" />
			<Button type="submit" name="id" value={bulk.id} variant="secondary" aria-label={`${copy.submit}: ${bulk.what}`}>
				{copy.submit}
			</Button>
		</Form>
	);
}
