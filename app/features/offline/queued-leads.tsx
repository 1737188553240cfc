import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import type { LeadSubmission } from "#domain/leads/lead-submission.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { formatDate } from "#i18n/format.ts";
import type { LeadCopy } from "../leads/lead-copy.ts";
import { outbox } from "./browser-outbox.ts";
import { isWaiting, type QueuedLead } from "./outbox.ts";

export interface QueuedLeadsProps {
	copy: LeadCopy["outbox"];
	locale: Locale;
	messages: readonly QueuedLead[];
}

/** What waits on this device: it is the visitor's, to read, to send or to throw away. */
export function QueuedLeads({ copy, locale, messages }: QueuedLeadsProps) {
	const [sending, setSending] = useState(false);
	const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

	function retry() {
		setSending(true);
		outbox.deliver().finally(() => setSending(false));
	}

	return (
		<ul className="space-y-4">
			{messages.map((message) => (
				<li key={message.id} className="rounded-md border border-ink-200 bg-sand-50 p-4">
					<p className="font-semibold text-ink-900">{isWaiting(message) ? copy.waiting : copy.refused}</p>
					<p className="text-sm">
						{copy.since} <time dateTime={message.keptAt}>{formatDate(locale, new Date(message.keptAt), timeZone)}</time>
					</p>
					{isWaiting(message) && (
						<Button type="button" variant="secondary" className="mt-3" disabled={sending} onClick={retry}>
							{sending ? copy.retrying : copy.retry}
						</Button>
					)}
					<details className="mt-2">
						<summary className="inline-block cursor-pointer py-2 text-ink-900 underline underline-offset-4">
							{copy.show}
						</summary>
						<p className="mt-2 whitespace-pre-wrap wrap-anywhere border-l-4 border-sand-300 pl-4">
							{queuedText(message.payload)}
						</p>
						<Button type="button" variant="secondary" className="mt-4" onClick={() => outbox.discard(message.id)}>
							{copy.discard}
						</Button>
					</details>
				</li>
			))}
		</ul>
	);
}

/** The visitor's own words; a form without any is told by what it asked for. */
function queuedText(payload: LeadSubmission): string {
	if (payload.purpose === "report") return Object.values(payload.inputs).join(", ");
	return "message" in payload ? payload.message : [payload.email, payload.phone].filter(Boolean).join("\n");
}
