import type { ComponentProps } from "react";
import { Section, SectionHeading } from "#app/components/ui/section.tsx";
import { Island } from "#app/islands/island.tsx";
import { ContactCard, type ContactCardProps } from "./contact-card.tsx";
import { ContactInfo } from "./contact-info.tsx";

/**
 * The contact form, which works without script, and the other ways to reach the agency. It is on the home page, whose
 * calculator reads the file of parts too.
 */
export function ContactSection({
	team,
	teamCopy,
	...card
}: ContactCardProps & Pick<ComponentProps<typeof ContactInfo>, "team" | "teamCopy">) {
	const { copy } = card;
	return (
		<Section id="contact" tone="sand" className="deferred-layout [--height:142rem] lg:[--height:102rem]">
			<SectionHeading id="contact" title={copy.title} lead={copy.subtitle} />
			<div className="mt-6 grid items-start gap-8 sm:mt-10 sm:gap-10 lg:grid-cols-[3fr_2fr] lg:gap-16">
				<div className="rounded-xl bg-white p-4 shadow-lg sm:p-8">
					<Island
						name="contact-card"
						when="visible"
						component={ContactCard}
						filed={["copy", "leadCopy"]}
						props={card}
					/>
				</div>
				<ContactInfo copy={copy.info} team={team} teamCopy={teamCopy} />
			</div>
		</Section>
	);
}
