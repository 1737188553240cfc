import type { ShownMember } from "#content/shown-team.server.ts";

/** The portrait of a person whose name is next to it. */
export function Portrait({ member, className = "size-16" }: { member: ShownMember; className?: string }) {
	return (
		<img
			src={member.portrait.web}
			alt=""
			width="200"
			height="200"
			loading="lazy"
			decoding="async"
			className={`shrink-0 rounded-full object-cover ${className}`}
		/>
	);
}
