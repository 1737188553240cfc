import type { ReactNode } from "react";
import { Button } from "#app/components/ui/button.tsx";
import type { LeadCopy } from "./lead-copy.ts";
import { PanelTitle } from "./panel-title.tsx";

export interface QueuedPanelProps {
	copy: LeadCopy["outbox"];
	onBack: () => void;
	/** What is kept, where it is to be shown. */
	children?: ReactNode;
}

/** Says plainly that nothing has been sent yet, and that nothing is lost. */
export function QueuedPanel({ copy, onBack, children }: QueuedPanelProps) {
	return (
		<div data-slot="kept">
			<PanelTitle takesFocus>{copy.title}</PanelTitle>
			<p className="mt-2 text-lg">{copy.text}</p>
			<p className="mt-2">{copy.urgent}</p>
			<div className="my-6">{children}</div>
			<Button type="button" variant="secondary" onClick={onBack}>
				{copy.back}
			</Button>
		</div>
	);
}
