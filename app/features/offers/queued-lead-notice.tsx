import type { LeadCopy } from "#app/features/leads/lead-copy.ts";
import { QueuedPanel } from "#app/features/leads/queued-panel.tsx";
import { useOutbox } from "#app/features/offline/browser-outbox.ts";
import { QueuedLeads } from "#app/features/offline/queued-leads.tsx";
import type { Locale } from "#domain/locale/locales.ts";

/** Stands in a form's place while what it asked for waits on this device to be sent. */
export function QueuedLeadNotice({ copy, locale, onBack }: { copy: LeadCopy; locale: Locale; onBack: () => void }) {
	const { kept } = useOutbox();
	return (
		<QueuedPanel copy={copy.outbox} onBack={onBack}>
			<QueuedLeads copy={copy.outbox} locale={locale} messages={kept} />
		</QueuedPanel>
	);
}
