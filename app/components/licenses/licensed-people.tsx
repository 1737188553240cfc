import type { ShownMember } from "#content/shown-team.server.ts";
import { PageSection } from "../content/page-sections.tsx";
import { MemberLicense } from "../team/member-license.tsx";
import { Portrait } from "../team/portrait.tsx";
import { SampleBadge } from "../ui/sample-mark.tsx";

/** Everybody who may advise, with the license to look up. Nothing while there is nobody to show. */
export function LicensedPeople({ title, team }: { title: string; team: readonly ShownMember[] }) {
	const licensed = team.filter(({ license }) => license);
	if (licensed.length === 0) return null;
	return (
		<PageSection id="people" title={title}>
			<ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
				{licensed.map((member) => (
					<li key={member.id} className="flex gap-4">
						<Portrait member={member} />
						<div className="min-w-0 text-sm">
							<p className="text-base font-semibold text-ink-900">
								{member.name}
								{member.isSample && <SampleBadge />}
							</p>
							<MemberLicense member={member} />
						</div>
					</li>
				))}
			</ul>
		</PageSection>
	);
}
