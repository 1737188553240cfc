import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { LinkedPhone } from "#app/components/ui/linked-phone.tsx";
import type { LeadSubmission } from "#domain/leads/lead-submission.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { formatDate } from "#i18n/format.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { outbox } from "./browser-outbox.ts";
import { isWaiting, type QueuedLead } from "./outbox.ts";

export interface QueuedLeadsProps {
	copy: Messages["leads"]["outbox"];
	locale: Locale;
	leads: readonly QueuedLead[];
}

/** The leads queued on this device, which the visitor may read, send or discard. */
export function QueuedLeads({ copy, locale, leads }: QueuedLeadsProps) {
	const [sending, setSending] = useState(false);
	const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

	function retry() {
		setSending(true);
		outbox.deliver().finally(() => setSending(false));
	}

	return (
		<ul className="space-y-4">
			{leads.map((lead) => (
				<li key={lead.id} className="rounded-md border border-ink-200 bg-sand-50 p-4">
					<p className="font-semibold text-ink-900">
						{isWaiting(lead) ? copy.waiting : <LinkedPhone text={copy.refused} />}
					</p>
					<p className="text-sm">
						{copy.since} <time dateTime={lead.keptAt}>{formatDate(locale, new Date(lead.keptAt), timeZone)}</time>
					</p>
					{isWaiting(lead) && (
						<Button type="button" variant="secondary" className="mt-3" disabled={sending} onClick={retry}>
							{sending ? copy.retrying : copy.retry}
						</Button>
					)}
					<details className="mt-2">
						<summary className="inline-block cursor-pointer py-2 text-ink-900 underline underline-offset-4">
							{copy.show}
						</summary>
						<p className="mt-2 whitespace-pre-wrap wrap-anywhere border-l-4 border-sand-300 pl-4">
							{queuedText(lead.payload)}
						</p>
						<Button type="button" variant="secondary" className="mt-4" onClick={() => outbox.discard(lead.id)}>
							{copy.discard}
						</Button>
					</details>
				</li>
			))}
		</ul>
	);
}

/** The visitor's message, or for a form without one the inputs or contact details. */
function queuedText(payload: LeadSubmission): string {
	if (payload.purpose === "report" || payload.purpose === "estimate") return Object.values(payload.inputs).join(", ");
	return "message" in payload ? payload.message : [payload.email, payload.phone].filter(Boolean).join("\n");
}
