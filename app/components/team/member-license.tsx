import type { ShownMember } from "#content/shown-team.server.ts";
import { ExternalLink } from "../ui/external-link.tsx";

/** The license with the regulator's search for it, or what somebody without one does not do, and the producer number. */
export function MemberLicense({ member: { license, licensedIn, npn } }: { member: ShownMember }) {
	const number = npn && <span className="block">{npn.text}</span>;
	if (!license) {
		return (
			<p>
				{licensedIn}
				{number}
			</p>
		);
	}
	return (
		<p>
			<span className="block">{license.text}</span>
			<span className="block">{licensedIn}</span>
			{number}
			<ExternalLink
				href={license.lookup}
				className="inline-flex min-h-6 items-center font-semibold text-ink-900 underline underline-offset-4"
			>
				{license.lookupLabel}
			</ExternalLink>
		</p>
	);
}
