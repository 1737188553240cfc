import { type ReactNode, useId } from "react";
import { NoticeBox, type NoticeText } from "./notice-box.tsx";
import { StatusBadge } from "./status-badge.tsx";

/** Cards of a page that shows many are compact, those of a page with a few long forms are wide. */
const sizes = {
	compact: { box: "", title: "text-lg", lead: "mt-0.5", body: "mt-2.5 gap-3" },
	wide: { box: "shadow-sm sm:p-6", title: "text-xl", lead: "mt-1", body: "mt-4 gap-4" },
};

/** A section of a page for staff, named by its heading. The address of its id leads back to it after its form was sent. */
export function Card({
	id,
	title,
	heading: Heading = "h2",
	size = "compact",
	lead,
	state,
	notice,
	className = "",
	children,
}: {
	id?: string;
	title: string;
	heading?: "h2" | "h3";
	size?: keyof typeof sizes;
	lead?: string | null;
	/** Whether what it is about is on or off. */
	state?: { isOn: boolean; label: string };
	/** The result of the last submission of its form, or why it failed. */
	notice?: NoticeText | null;
	className?: string;
	children: ReactNode;
}) {
	const ownId = useId();
	const titleId = `${id ?? ownId}-title`;
	const style = sizes[size];
	return (
		<section
			id={id}
			tabIndex={id ? -1 : undefined}
			aria-labelledby={titleId}
			className={`desk-card scroll-mt-6 ${style.box} ${className}`}
		>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<Heading id={titleId} className={`wrap-anywhere ${style.title}`}>
					{title}
				</Heading>
				{state && <StatusBadge variant={state.isOn ? "default" : "secondary"}>{state.label}</StatusBadge>}
			</div>
			{lead && <p className={`max-w-prose ${style.lead}`}>{lead}</p>}
			<div className={`grid grid-cols-[minmax(0,1fr)] ${style.body}`}>
				{notice && <NoticeBox notice={notice} />}
				{children}
			</div>
		</section>
	);
}
