import { useOutbox } from "../offline/browser-outbox.ts";
import { KeptMessages } from "../offline/kept-messages.tsx";
import { ContactForm } from "./contact-form.tsx";
import { KeptPanel } from "./kept-panel.tsx";
import { type ThankYouLinks, ThankYouPanel } from "./thank-you-panel.tsx";
import { type ContactFormOptions, useContactForm } from "./use-contact-form.ts";

export interface ContactCardProps extends ContactFormOptions {
	/** Where the form posts to without script. */
	action: string;
	links: ThankYouLinks;
	privacyHref: string | undefined;
}

/** The form, or what stands in its place once a message is sent or kept. */
export function ContactCard({ action, links, privacyHref, ...options }: ContactCardProps) {
	const { copy, locale, result } = options;
	const form = useContactForm(options);
	const { kept } = useOutbox();
	const { phase, arrived } = form.state;

	if (phase === "sent") {
		return <ThankYouPanel copy={copy.thanks} links={links} takesFocus={arrived} onAgain={form.restart} />;
	}
	const messages = <KeptMessages copy={copy.outbox} locale={locale} messages={kept} />;
	if (phase === "kept") {
		return (
			<KeptPanel copy={copy.outbox} onBack={form.restart}>
				{messages}
			</KeptPanel>
		);
	}
	return (
		<>
			{kept.length > 0 && <div className="mb-8">{messages}</div>}
			<ContactForm
				copy={copy}
				locale={locale}
				action={action}
				values={result && "values" in result ? result.values : {}}
				privacyHref={privacyHref}
				form={form}
			/>
		</>
	);
}
