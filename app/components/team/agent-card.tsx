import { usePageLocale } from "#app/browser/page-frame.tsx";
import type { ShownMember } from "#content/shown-team.server.ts";
import { agentFor } from "#domain/team/agent-for.ts";
import { SampleBadge } from "../ui/sample-mark.tsx";
import { MemberLicense } from "./member-license.tsx";
import { Portrait } from "./portrait.tsx";

/**
 * Shows the agent who will contact the visitor: licensed in their state and fluent in their language. Renders nothing
 * if there is no such agent.
 */
export function AgentCard({
	team,
	state,
	className = "",
}: {
	team: readonly ShownMember[];
	/** Null while the visitor has not stated any. */
	state: string | null;
	className?: string;
}) {
	const agent = agentFor(team, usePageLocale(), state);
	if (!agent) return null;
	return (
		<div data-slot="agent" className={`flex items-start gap-4 rounded-lg bg-sand-100 p-4 text-left ${className}`}>
			<Portrait member={agent} className="size-16 sm:size-20" />
			<div className="min-w-0 text-sm">
				<p className="text-base leading-snug font-semibold text-ink-900">
					{agent.followUp}
					{agent.isSample && <SampleBadge />}
				</p>
				<p className="mt-1">
					{agent.name}, {agent.role}
				</p>
				<p>{agent.speaks}</p>
				<MemberLicense member={agent} />
			</div>
		</div>
	);
}
