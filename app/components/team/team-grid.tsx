import type { ShownMember } from "#content/shown-team.server.ts";
import { SampleBadge } from "../ui/sample-mark.tsx";
import { MemberLicense } from "./member-license.tsx";
import { Portrait } from "./portrait.tsx";

/** All team members, with what they say about their work. The first has a larger card. */
export function TeamGrid({ team: [first, ...others] }: { team: readonly ShownMember[] }) {
	return (
		<ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
			{first && (
				<li className="flex flex-col gap-5 rounded-xl bg-white p-5 shadow-sm sm:p-7 md:col-span-2 md:flex-row md:items-center lg:col-span-1 lg:row-span-2 lg:flex-col lg:items-start">
					<Portrait member={first} className="size-28 md:size-48 lg:size-60" sizes="15rem" />
					<Words member={first} isFirst />
				</li>
			)}
			{others.map((member) => (
				<li key={member.id} className="flex flex-col gap-4 rounded-xl bg-white p-5 shadow-sm sm:p-6">
					<div className="flex items-center gap-4">
						<Portrait member={member} className="size-20" />
						<Name member={member} />
					</div>
					<Words member={member} />
				</li>
			))}
		</ul>
	);
}

function Name({ member: { name, role, isSample } }: { member: ShownMember }) {
	return (
		<div>
			<h3 className="text-xl leading-tight">
				{name}
				{isSample && <SampleBadge />}
			</h3>
			<p className="mt-1 text-sm leading-snug">{role}</p>
		</div>
	);
}

function Words({ member, isFirst = false }: { member: ShownMember; isFirst?: boolean }) {
	return (
		<div className="flex grow flex-col">
			{isFirst && <Name member={member} />}
			{member.sentence && (
				<p className={`font-serif text-ink-900 ${isFirst ? "mt-4 text-xl lg:text-2xl" : "text-lg"}`}>
					“{member.sentence}”
				</p>
			)}
			<div className="mt-auto pt-4 text-sm">
				<div className="border-t border-ink-100 pt-3">
					<p>{member.speaks}</p>
					<MemberLicense member={member} />
				</div>
			</div>
		</div>
	);
}
