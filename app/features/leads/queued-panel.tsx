import { Button } from "#app/components/ui/button.tsx";
import { LinkedPhone } from "#app/components/ui/linked-phone.tsx";
import { useOutbox } from "../offline/browser-outbox.ts";
import { QueuedLeads } from "../offline/queued-leads.tsx";
import { PanelTitle } from "./panel-title.tsx";
import type { LeadFormControl } from "./use-lead-form.ts";

/**
 * Replaces a form while its lead is queued: says that nothing has been sent yet and nothing is lost.
 * @param showsLeads whether to list all queued leads
 */
export function QueuedPanel({ form, showsLeads = false }: { form: LeadFormControl; showsLeads?: boolean }) {
	const { queued } = useOutbox();
	const copy = form.copy.outbox;
	return (
		<div data-slot="queued">
			<PanelTitle takesFocus>{copy.title}</PanelTitle>
			<p className="mt-2 text-lg">{copy.text}</p>
			<p className="mt-2">
				<LinkedPhone text={copy.urgent} />
			</p>
			<div className="my-6">{showsLeads && <QueuedLeads copy={copy} locale={form.locale} leads={queued} />}</div>
			<Button type="button" variant="secondary" onClick={form.restart}>
				{copy.back}
			</Button>
		</div>
	);
}
