import type { ReactNode } from "react";
import { agency } from "#content/agency.ts";
import { agencyFacts } from "#content/agency-facts.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { Icon, type IconName } from "../ui/icon.tsx";
import { Section, SectionHeading } from "../ui/section.tsx";

/** How to reach the agency. */
export function ContactSection({ copy, title }: { copy: Messages["shell"]["footer"]; title: string }) {
	return (
		<Section id="contact" tone="sand">
			<SectionHeading id="contact" title={title} />
			<dl className="mt-10 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
				<Detail icon="phone" term={copy.local}>
					<a href={`tel:${agency.phone.e164}`} className="inline-flex min-h-11 items-center">
						{agency.phone.display}
					</a>
				</Detail>
				<Detail icon="mail" term={copy.email}>
					<a href={`mailto:${agency.email}`} className="inline-flex min-h-11 items-center">
						{agency.email}
					</a>
				</Detail>
				<Detail icon="pin" term={copy.office}>
					{agencyFacts.address}
				</Detail>
				<Detail icon="clock" term={copy.hours}>
					{copy.officeHours}
				</Detail>
			</dl>
		</Section>
	);
}

function Detail({ icon, term, children }: { icon: IconName; term: string; children: ReactNode }) {
	return (
		<div>
			<dt className="flex items-center gap-2 font-semibold text-ink-900">
				<Icon name={icon} className="size-5 text-coral-600" />
				{term}
			</dt>
			<dd className="mt-1">{children}</dd>
		</div>
	);
}
