import type { ShownMember } from "#content/shown-team.server.ts";

/** The picture of somebody whose name stands beside it. */
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
