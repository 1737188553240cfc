import { useRef } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { callOutcomes } from "#domain/lead-desk/call-outcome.ts";
import type { LeadPartProps } from "./lead-page-props.ts";
import { useDeskKeys } from "./use-desk-keys.ts";

/** What the keys of the page do, in a dialog that `?` opens. */
export function LeadKeys({ lead, copy }: Pick<LeadPartProps, "lead" | "copy">) {
	const dialog = useRef<HTMLDialogElement>(null);
	const text = copy.keys;
	useDeskKeys({
		n: () => focusOn("note"),
		s: () => focusOn("status-choice"),
		t: () => {
			document.querySelector<HTMLDetailsElement>("#new-task")?.setAttribute("open", "");
			focusOn("task-text");
		},
		c: () => callOrShow(),
		r: () => focusOn("reply-subject"),
		"?": () => dialog.current?.showModal(),
		...Object.fromEntries(callOutcomes.map((_, index) => [`${index + 1}`, () => logOutcome(index + 1)])),
	});
	const rows = [
		["n", text.note],
		["s", text.status],
		["t", text.task],
		...(lead.call.hasNumber
			? [
					["c", text.call],
					[`1–${callOutcomes.length}`, text.log],
				]
			: []),
		["r", text.reply],
		["?", text.list],
	] as const;
	return (
		<>
			<button
				type="button"
				onClick={() => dialog.current?.showModal()}
				className="hidden min-h-11 items-center font-semibold underline underline-offset-4 lg:pointer-fine:inline-flex noscript:hidden!"
			>
				{text.open}
			</button>
			<dialog
				ref={dialog}
				aria-labelledby="keys-title"
				className="m-auto rounded-xl p-6 shadow-xl backdrop:bg-ink-950/40"
			>
				<h2 id="keys-title" className="text-xl">
					{text.title}
				</h2>
				<dl className="mt-4 grid grid-cols-[max-content_1fr] gap-x-6 gap-y-2">
					{rows.map(([key, what]) => (
						<div key={key} className="contents">
							<dt>
								<kbd className="inline-block min-w-8 rounded border border-ink-300 bg-ink-50 px-2 text-center font-sans">
									{key}
								</kbd>
							</dt>
							<dd>{what}</dd>
						</div>
					))}
				</dl>
				<Button type="button" variant="secondary" className="mt-5" onClick={() => dialog.current?.close()}>
					{text.close}
				</Button>
			</dialog>
		</>
	);
}

function focusOn(id: string): void {
	const field = document.getElementById(id);
	field?.scrollIntoView({ block: "center" });
	field?.focus({ preventScroll: true });
}

/** Dials where the page dials. On a desktop the number is shown. */
function callOrShow(): void {
	const link = document.querySelector<HTMLAnchorElement>("#call-now");
	if (link && link.offsetParent !== null) link.click();
	else document.querySelector("#call")?.scrollIntoView({ block: "center" });
}

function logOutcome(number: number): void {
	document.querySelector<HTMLButtonElement>(`[data-outcome="${number}"]`)?.click();
}
