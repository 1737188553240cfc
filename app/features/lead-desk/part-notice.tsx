import type { ReactNode } from "react";
import { type LeadPart, leadDone } from "#domain/lead-desk/lead-done.ts";
import type { LeadPartProps } from "./lead-page-props.ts";
import { UndoForm } from "./undo-bar.tsx";

/** Shows the result of this part's last form. Renders nothing if another part's form was sent. */
export function PartNotice({
	part,
	done,
	refused,
	copy,
	command,
	undo = command?.mayUndo && (
		<UndoForm id={command.id} what={command.what} label={command.copy.undo} part={`#${part}`} />
	),
}: {
	part: LeadPart;
	/** A form that reverts the action, if it isn't a command. */
	undo?: ReactNode;
} & Pick<LeadPartProps, "done" | "refused" | "copy" | "command">) {
	if (refused) return refused.part === part ? <RefusalNotice refused={refused} copy={copy} /> : null;
	// After an undo, the page comes back to the part where it was asked for.
	const isUndone = !done && command && !command.mayUndo && command.part === part;
	if (!isUndone && !(done && leadDone[done] === part)) return null;
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border-l-4 border-ink-700 bg-ink-50 px-4 py-2.5">
			<p role="status" className="font-medium text-ink-900">
				{isUndone ? command.text : done && copy.done[done]}
			</p>
			{undo}
		</div>
	);
}

function RefusalNotice({
	refused,
	copy,
}: { refused: NonNullable<LeadPartProps["refused"]> } & Pick<LeadPartProps, "copy">) {
	const { code, changes } = refused;
	if (code === "invalid") return null;
	const isConflict = code === "conflict";
	return (
		<div role="alert" className="rounded-md border-l-4 border-coral-700 bg-coral-50 px-4 py-3 text-ink-900">
			{isConflict ? (
				<p className="font-semibold">{copy.conflict.title}</p>
			) : (
				<p className="font-medium">{copy.refusals[code]}</p>
			)}
			{changes.length > 0 && (
				<ul className="mt-1 grid gap-1">
					{changes.map((change) => (
						<li key={change} className="wrap-anywhere">
							{change}
						</li>
					))}
				</ul>
			)}
			{isConflict && <p className="mt-1">{copy.conflict.text}</p>}
		</div>
	);
}
