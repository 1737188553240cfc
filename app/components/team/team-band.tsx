import type { ShownMember } from "#content/shown-team.server.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { SampleBadge } from "../ui/sample-mark.tsx";
import { Section } from "../ui/section.tsx";
import { SiteLink } from "../ui/site-link.tsx";
import { Portrait } from "./portrait.tsx";

/** The faces of the agency in one short section, with a link to /about. Nothing while there is nobody to show. */
export function TeamBand({ copy, team }: { copy: Messages["team"]; team: readonly ShownMember[] }) {
	if (team.length === 0) return null;
	return (
		<Section id="team" tone="dawn" className="deferred-layout [--height:33rem] lg:[--height:27rem]">
			<div className="grid items-center gap-4 sm:gap-8 lg:grid-cols-[4fr_8fr] lg:gap-14">
				<div>
					<h2 id="team-title" className="text-2xl sm:text-3xl">
						{copy.title}
					</h2>
					<p className="mt-2 sm:mt-3 sm:text-lg">{copy.lead}</p>
					<SiteLink
						path="/about"
						className="mt-1 inline-flex min-h-11 sm:mt-3 items-center font-semibold text-ink-900 underline underline-offset-4"
					>
						{copy.all}
					</SiteLink>
				</div>
				<ul className="grid grid-cols-2 gap-x-3 gap-y-4 sm:flex sm:flex-nowrap sm:justify-between">
					{team.map((member) => (
						<li
							key={member.id}
							className="grid grid-cols-[auto_1fr] items-center gap-x-2.5 sm:flex sm:flex-1 sm:flex-col sm:px-1 sm:text-center"
						>
							<Portrait member={member} className="size-14 sm:size-20 lg:size-24" />
							<div className="min-w-0">
								<p className="text-sm leading-tight font-semibold text-ink-900 sm:mt-2 sm:text-base">{member.name}</p>
								{member.isSample && <SampleBadge className="mt-1" />}
								<p className="mt-1 text-xs leading-snug sm:text-sm">{member.speaks}</p>
							</div>
						</li>
					))}
				</ul>
			</div>
		</Section>
	);
}
