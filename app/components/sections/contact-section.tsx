import { ContactCard, type ContactCardProps } from "#app/features/contact/contact-card.tsx";
import { ContactInfo } from "#app/features/contact/contact-info.tsx";

export interface ContactSectionProps
	extends Omit<ContactCardProps, "links" | "privacyHref">,
		Partial<Pick<ContactCardProps, "links" | "privacyHref">> {}

/** The place every call to action leads to: a form that works without script, and the ways around it. */
export function ContactSection({ links = {}, privacyHref, ...card }: ContactSectionProps) {
	const { copy } = card;
	return (
		<section id="contact" aria-labelledby="contact-title" className="bg-sand-100 py-band">
			<div className="mx-auto w-full max-w-[80rem] px-gutter">
				<div className="max-w-[44rem]">
					<h2 id="contact-title" className="text-3xl">
						{copy.title}
					</h2>
					<p className="mt-4 text-lg">{copy.subtitle}</p>
				</div>
				<div className="mt-10 grid items-start gap-10 lg:grid-cols-[3fr_2fr] lg:gap-16">
					<div className="rounded-xl bg-white p-5 shadow-lg sm:p-8">
						<ContactCard links={links} privacyHref={privacyHref} {...card} />
					</div>
					<ContactInfo copy={copy.info} />
				</div>
			</div>
		</section>
	);
}
