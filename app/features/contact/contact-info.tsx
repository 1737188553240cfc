import type { ReactNode } from "react";
import { agency } from "#content/agency.ts";
import type { ContactCopy } from "./contact-copy.ts";

const icons = {
	phone: "M6 3h3l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3Z",
	email: "M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Zm-.5 1.5L12 13l8.5-6.5",
	office: "M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
	hours: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2",
} as const;

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
				<Item icon="email" label={copy.email}>
					<a href={`mailto:${agency.email}`} className={link}>
						{agency.email}
					</a>
				</Item>
				<Item icon="office" label={copy.office}>
					{street}
					<br />
					{city}, {region} {postalCode}
					<br />
					{copy.office_area}
				</Item>
				<Item icon="hours" label={copy.hours}>
					{copy.hours_office}
					<br />
					{copy.hours_email}
				</Item>
			</dl>
		</div>
	);
}

function Item({ icon, label, children }: { icon: keyof typeof icons; label: string; children: ReactNode }) {
	return (
		<div className="relative min-h-12 pl-16">
			<dt className="text-sm font-semibold">
				<svg
					aria-hidden="true"
					viewBox="0 0 24 24"
					className="absolute top-0 left-0 size-12 rounded-full bg-sand-200 p-3 text-ink-800"
					fill="none"
					stroke="currentColor"
					strokeWidth="1.75"
					strokeLinejoin="round"
					strokeLinecap="round"
				>
					<path d={icons[icon]} />
				</svg>
				{label}
			</dt>
			<dd className="text-ink-900">{children}</dd>
		</div>
	);
}
