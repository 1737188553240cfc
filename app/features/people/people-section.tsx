import type { ReactNode } from "react";
import type { PeopleSection } from "#domain/staff/people.ts";
import { NoticeBox, type NoticeText } from "../staff/notice-box.tsx";

/** One section of the people pages. Its address leads back to it after its form was sent. */
export function PeopleSectionBox({
	id,
	title,
	lead,
	notice,
	children,
}: {
	id: PeopleSection;
	title: string;
	lead?: string;
	notice: NoticeText | null;
	children: ReactNode;
}) {
	return (
		<section
			id={id}
			aria-labelledby={`${id}-title`}
			className="scroll-mt-6 rounded-xl border border-sand-200 bg-white p-5 sm:p-8"
		>
			<h3 id={`${id}-title`} className="text-xl">
				{title}
			</h3>
			{lead && <p className="mt-2 max-w-prose">{lead}</p>}
			<div className="mt-5 grid gap-5">
				{notice && <NoticeBox notice={notice} />}
				{children}
			</div>
		</section>
	);
}
