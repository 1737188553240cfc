import type { ReactNode } from "react";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import { agency } from "#content/agency.ts";
import type { ContactCopy } from "./contact-copy.ts";

export function ContactInfo({ copy }: { copy: ContactCopy["info"] }) {
	const { street, city, region, postalCode } = agency.address;
	const link = "inline-block py-1.5 font-medium text-ink-900 underline underline-offset-4 wrap-anywhere";
	return (
		<div className="lg:sticky lg:top-[calc(var(--header)+2rem)]">
			<h3 className="text-2xl">{copy.title}</h3>
			<dl className="mt-6 space-y-6">
				<Item icon="phone" label={copy.phone}>
					<a href={`tel:${agency.phone.e164}`} className={link}>
						{agency.phone.display}
					</a>
				</Item>
				<Item icon="mail" label={copy.email}>
					<a href={`mailto:${agency.email}`} className={link}>
						{agency.email}
					</a>
				</Item>
				<Item icon="pin" label={copy.office}>
					{street}
					<br />
					{city}, {region} {postalCode}
					<br />
					{copy.office_area}
				</Item>
				<Item icon="clock" label={copy.hours}>
					{copy.hours_office}
					<br />
					{copy.hours_email}
				</Item>
			</dl>
		</div>
	);
}

function Item({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
	return (
		<div className="relative min-h-12 pl-16">
			<dt className="text-sm font-semibold">
				<Icon name={icon} className="absolute top-0 left-0 size-12 rounded-full bg-sand-200 p-3 text-ink-800" />
				{label}
			</dt>
			<dd className="text-ink-900">{children}</dd>
		</div>
	);
}
