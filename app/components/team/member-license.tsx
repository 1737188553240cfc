import type { ShownMember } from "#content/shown-team.server.ts";
import { ExternalLink } from "../ui/external-link.tsx";

/** The license with the regulator's search for it, or what somebody without one does not do. */
export function MemberLicense({ member: { license, licensedIn } }: { member: ShownMember }) {
	if (!license) return <p>{licensedIn}</p>;
	return (
		<p>
			<span className="block">{license.text}</span>
			<span className="block">{licensedIn}</span>
			<ExternalLink
				href={license.lookup}
				className="inline-flex min-h-6 items-center font-semibold text-ink-900 underline underline-offset-4"
			>
				{license.lookupLabel}
			</ExternalLink>
		</p>
	);
}
