import type { ReactNode } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { PanelTitle } from "./panel-title.tsx";
import type { LeadFormControl } from "./use-lead-form.ts";

export interface QueuedPanelProps {
	form: LeadFormControl;
	/** What waits, where it is to be shown. */
	children?: ReactNode;
}

/** Says plainly that nothing has been sent yet, and that nothing is lost. */
export function QueuedPanel({ form, children }: QueuedPanelProps) {
	const copy = form.copy.outbox;
	return (
		<div data-slot="kept">
			<PanelTitle takesFocus>{copy.title}</PanelTitle>
			<p className="mt-2 text-lg">{copy.text}</p>
			<p className="mt-2">{copy.urgent}</p>
			<div className="my-6">{children}</div>
			<Button type="button" variant="secondary" onClick={form.restart}>
				{copy.back}
			</Button>
		</div>
	);
}
