import type { SaveProblem, SaveStatus } from "./draft-state.ts";
import type { EditorCopy } from "./editor-data.ts";

const dots: Record<SaveStatus, string> = {
	clean: "bg-ink-500",
	changed: "bg-sun-400",
	saving: "bg-sun-400",
	failed: "bg-coral-600",
};

/** Says whether the text is saved, and if not, why. Screen readers announce problems only. */
export function SaveLine({
	status,
	problem,
	copy,
}: {
	status: SaveStatus;
	problem: SaveProblem | null;
	copy: EditorCopy["save"];
}) {
	const sentence = problem ? `${copy.failed} ${copy.reasons[problem]}` : status === "failed" ? "" : copy[status];
	return (
		<p
			data-save={status}
			role={problem ? "alert" : undefined}
			className={`flex min-h-11 items-center gap-2 text-sm font-medium ${problem ? "text-coral-700" : "text-ink-700"}`}
		>
			<span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${dots[status]}`} />
			{sentence}
		</p>
	);
}
