import type { ReactNode } from "react";
import { Callout } from "#app/components/ui/callout.tsx";
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
		<Callout tone="good" role="status" action={undo}>
			<p className="font-medium">{isUndone ? command.text : done && copy.done[done]}</p>
		</Callout>
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
		<Callout tone="bad" role="alert">
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
		</Callout>
	);
}
