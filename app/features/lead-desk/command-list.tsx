import type { Messages } from "#i18n/messages.server.ts";
import { Fold } from "./fold.tsx";
import type { CommandLine } from "./list-props.ts";
import { UndoForm } from "./undo-bar.tsx";

/** Lists the reader's latest actions that can still be undone. */
export function CommandList({ commands, copy }: { commands: readonly CommandLine[]; copy: Messages["commands"] }) {
	return (
		<Fold title={copy.own.title}>
			<p className="max-w-prose pb-3">{commands.length === 0 ? copy.own.none : copy.own.lead}</p>
			<ul className="divide-y divide-sand-200 border-sand-200 not-empty:border-t">
				{commands.map(({ id, what, result, left, at, time, mayUndo }) => (
					<li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
						<div className="min-w-0">
							<p className="font-semibold wrap-anywhere text-ink-900">{what || result}</p>
							<p className="text-sm">
								{what && `${result} · `}
								<time dateTime={at}>{time}</time>
							</p>
							{left && <p className="text-sm">{left}</p>}
						</div>
						{mayUndo && <UndoForm id={id} what={what || result} label={copy.bar.undo} />}
					</li>
				))}
			</ul>
		</Fold>
	);
}
