import { useOutbox } from "../offline/browser-outbox.ts";
import { QueuedLeads } from "../offline/queued-leads.tsx";
import { QueuedPanel } from "./queued-panel.tsx";
import type { LeadFormControl } from "./use-lead-form.ts";

/** Stands in a form's place while its lead waits on this device to be sent, and shows everything that waits. */
export function QueuedLead({ form }: { form: LeadFormControl }) {
	const { kept } = useOutbox();
	return (
		<QueuedPanel form={form}>
			<QueuedLeads copy={form.copy.outbox} locale={form.locale} messages={kept} />
		</QueuedPanel>
	);
}
