import { ExternalLink } from "../ui/external-link.tsx";

export interface Regulator {
	/** A proper name, in English. */
	name: string;
	website: string;
	/** As people write it: 800-555-0100. Absent if we are not sure of it. */
	phone?: string | undefined;
}

export function RegulatorLink({ regulator }: { regulator: Regulator }) {
	return (
		<ExternalLink href={regulator.website} className="underline underline-offset-4">
			<span lang="en">{regulator.name}</span>
		</ExternalLink>
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
