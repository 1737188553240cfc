import type { ReactNode } from "react";
import { NoticeBox, type NoticeText } from "../staff/notice-box.tsx";

/** One section of the account page. Its address leads back to it after its form was sent. */
export function AccountSectionBox({
	id,
	title,
	lead,
	notice,
	children,
}: {
	id: string;
	title: string;
	lead?: string;
	/** The result of the last submission of its form, or why it failed. */
	notice: NoticeText | null;
	children: ReactNode;
}) {
	return (
		<section
			id={id}
			aria-labelledby={`${id}-title`}
			className="scroll-mt-6 rounded-xl border border-sand-200 bg-white p-6 shadow-sm sm:p-8"
		>
			<h2 id={`${id}-title`} className="text-xl">
				{title}
			</h2>
			{lead && <p className="mt-2">{lead}</p>}
			<div className="mt-5 grid gap-5">
				{notice && <NoticeBox notice={notice} />}
				{children}
			</div>
		</section>
	);
}
