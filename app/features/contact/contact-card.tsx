import type { LeadCopy } from "../leads/lead-copy.ts";
import { LeadForm } from "../leads/lead-form.tsx";
import type { LeadFormOptions } from "../leads/lead-form-options.ts";
import { QueuedLead } from "../leads/queued-lead.tsx";
import { useLeadForm } from "../leads/use-lead-form.ts";
import { useOutbox } from "../offline/browser-outbox.ts";
import { QueuedLeads } from "../offline/queued-leads.tsx";
import type { ContactCopy } from "./contact-copy.ts";
import { ThankYouPanel } from "./thank-you-panel.tsx";

export interface ContactCardProps extends Pick<LeadFormOptions, "result"> {
	copy: ContactCopy;
	/** What it shares with other forms, with the contact form's consent. */
	leadCopy: LeadCopy;
	/** Where the form posts to without script. */
	action: string;
}

/** The form, or what stands in its place once a message is sent or kept. */
export function ContactCard({ copy, leadCopy, action, result }: ContactCardProps) {
	const { success, limit } = copy.toasts;
	const form = useLeadForm({ purpose: "contact", copy: leadCopy, success, limit, result });
	const { kept } = useOutbox();
	const { phase, arrived } = form;

	if (phase === "sent") {
		return <ThankYouPanel copy={copy.thanks} takesFocus={arrived} onAgain={form.restart} />;
	}
	if (phase === "kept") return <QueuedLead form={form} />;
	return (
		<>
			{kept.length > 0 && (
				<div className="mb-8">
					<QueuedLeads copy={leadCopy.outbox} locale={form.locale} messages={kept} />
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
