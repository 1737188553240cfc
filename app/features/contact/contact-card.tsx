import type { LeadCopy } from "../leads/lead-copy.ts";
import { LeadForm } from "../leads/lead-form.tsx";
import { QueuedPanel } from "../leads/queued-panel.tsx";
import { type LeadFormOptions, useLeadForm } from "../leads/use-lead-form.ts";
import { useOutbox } from "../offline/browser-outbox.ts";
import { QueuedLeads } from "../offline/queued-leads.tsx";
import type { ContactCopy } from "./contact-copy.ts";
import { type ThankYouLinks, ThankYouPanel } from "./thank-you-panel.tsx";

export interface ContactCardProps extends Pick<LeadFormOptions, "locale" | "result" | "onSuccess" | "onFailure"> {
	copy: ContactCopy;
	/** What it shares with other forms, with the contact form's consent. */
	leadCopy: LeadCopy;
	/** Where the form posts to without script. */
	action: string;
	links: ThankYouLinks;
	privacyHref: string | undefined;
}

/** The form, or what stands in its place once a message is sent or kept. */
export function ContactCard({ copy, leadCopy, action, links, privacyHref, ...options }: ContactCardProps) {
	const { locale, result } = options;
	const { success, limit } = copy.toasts;
	const form = useLeadForm({ purpose: "contact", copy: leadCopy, success, limit, ...options });
	const { kept } = useOutbox();
	const { phase, arrived } = form.state;

	if (phase === "sent") {
		return <ThankYouPanel copy={copy.thanks} links={links} takesFocus={arrived} onAgain={form.restart} />;
	}
	const messages = <QueuedLeads copy={leadCopy.outbox} locale={locale} messages={kept} />;
	if (phase === "kept") {
		return (
			<QueuedPanel copy={leadCopy.outbox} onBack={form.restart}>
				{messages}
			</QueuedPanel>
		);
	}
	return (
		<>
			{kept.length > 0 && <div className="mb-8">{messages}</div>}
			<LeadForm
				form={form}
				purpose="contact"
				copy={leadCopy}
				locale={locale}
				action={action}
				result={result}
				labelledBy="contact-form-title"
				submitLabel={copy.form.submit}
				hints={{ message: copy.form.message_hint }}
				privacyHref={privacyHref}
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
