import type { ReactNode } from "react";
import { ExternalLink } from "../ui/external-link.tsx";
import { Icon } from "../ui/icon.tsx";

export interface Regulator {
	/** A proper name, in English. */
	name: string;
	website: string;
	/** Formatted as 800-555-0100. Absent if it is not verified. */
	phone?: string | undefined;
}

export function RegulatorLink({ regulator }: { regulator: Regulator }) {
	return (
		<ExternalLink href={regulator.website} className="underline underline-offset-4">
			<span lang="en">{regulator.name}</span>
		</ExternalLink>
	);
}

/** The regulator's link, with its phone number on a line below. */
export function RegulatorContact({ regulator }: { regulator: Regulator }) {
	return (
		<>
			<RegulatorLink regulator={regulator} />
			{regulator.phone && (
				<span className="block">
					<PhoneLink phone={regulator.phone} />
				</span>
			)}
		</>
	);
}

export function LicensedStatus({ children }: { children: ReactNode }) {
	return (
		<span className="flex items-center gap-1.5 font-medium whitespace-nowrap text-green-700">
			<Icon name="check" className="size-4" />
			{children}
		</span>
	);
}

export function PhoneLink({ phone }: { phone: string }) {
	return (
		<a
			href={`tel:+1${phone.replaceAll("-", "")}`}
			className="inline-flex min-h-6 items-center font-semibold whitespace-nowrap underline underline-offset-4"
		>
			{phone}
		</a>
	);
}
