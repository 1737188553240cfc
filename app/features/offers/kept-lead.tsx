import { KeptPanel } from "#app/features/leads/kept-panel.tsx";
import type { LeadCopy } from "#app/features/leads/lead-copy.ts";
import { useOutbox } from "#app/features/offline/browser-outbox.ts";
import { KeptMessages } from "#app/features/offline/kept-messages.tsx";
import type { Locale } from "#i18n/locales.ts";

/** Stands in a form's place while what it asked for waits on this device to be sent. */
export function KeptLead({ copy, locale, onBack }: { copy: LeadCopy; locale: Locale; onBack: () => void }) {
	const { kept } = useOutbox();
	return (
		<KeptPanel copy={copy.outbox} onBack={onBack}>
			<KeptMessages copy={copy.outbox} locale={locale} messages={kept} />
		</KeptPanel>
	);
}
