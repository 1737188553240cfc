import type { Messages } from "#i18n/messages.server.ts";
import type { LeadCopy } from "../leads/lead-copy.ts";
import { LeadForm } from "../leads/lead-form.tsx";
import type { LeadFormOptions } from "../leads/lead-form-options.ts";
import { MarketingConsent } from "../leads/marketing-consent.tsx";
import { QueuedPanel } from "../leads/queued-panel.tsx";
import { useLeadForm } from "../leads/use-lead-form.ts";
import { useOutbox } from "../offline/browser-outbox.ts";
import { QueuedLeads } from "../offline/queued-leads.tsx";
import { ThankYouPanel } from "./thank-you-panel.tsx";

export interface ContactCardProps extends Pick<LeadFormOptions, "result"> {
	copy: Messages["contact"];
	/** Shared with other lead forms, with the contact form's consent text. */
	leadCopy: LeadCopy;
	/** Where the form posts to without script. */
	action: string;
}

/** The contact form, or the panel that replaces it when a message has been sent or queued. */
export function ContactCard({ copy, leadCopy, action, result }: ContactCardProps) {
	const { success, limit } = copy.toasts;
	const form = useLeadForm({ kind: "contact", copy: leadCopy, success, limit, result });
	const { queued } = useOutbox();
	const { phase, arrived } = form;

	if (phase === "sent") {
		return (
			<ThankYouPanel copy={copy.thanks} takesFocus={arrived} onAgain={form.restart}>
				<MarketingConsent form={form} action={action} />
			</ThankYouPanel>
		);
	}
	if (phase === "queued") return <QueuedPanel form={form} showsLeads />;
	return (
		<>
			{queued.length > 0 && (
				<div className="mb-8">
					<QueuedLeads copy={leadCopy.outbox} locale={form.locale} leads={queued} />
				</div>
			)}
			<LeadForm
				form={form}
				action={action}
				labelledBy="contact-form-title"
				submitLabel={copy.form.submit}
				hints={{ message: copy.form.message_hint }}
				note={copy.form.disclaimer}
			>
				<h3 id="contact-form-title" className="text-2xl">
					{copy.form.title}
				</h3>
				<p className="mt-2 text-ink-700">{copy.form.required}</p>
			</LeadForm>
		</>
	);
}
