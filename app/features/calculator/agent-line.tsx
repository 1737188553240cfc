import { MemberLicense } from "#app/components/team/member-license.tsx";
import { Portrait } from "#app/components/team/portrait.tsx";
import { SampleBadge } from "#app/components/ui/sample-mark.tsx";
import type { ShownMember } from "#content/shown-team.server.ts";

/** Who answers about a price: the face, the languages and the license. */
export function AgentLine({ member }: { member: ShownMember }) {
	return (
		<div data-slot="agent" className="mt-3 flex items-center gap-3 text-sm leading-snug">
			<Portrait member={member} className="size-14" />
			<div>
				<p className="font-semibold text-ink-900">
					{member.name}
					{member.isSample && <SampleBadge />}
				</p>
				<p>{member.speaks}</p>
				<MemberLicense member={member} />
			</div>
		</div>
	);
}
