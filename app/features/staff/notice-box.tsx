import type { ReactNode } from "react";
import { Callout } from "#app/components/ui/callout.tsx";

export interface NoticeText {
	tone: "good" | "bad";
	title: string;
	text: string;
	/** True if a toast announces it too, so that the box need not. */
	isToast?: boolean;
}

/** A notice within the page, also without script. Screen readers announce it when it appears. */
export function NoticeBox({ notice, children }: { notice: NoticeText; children?: ReactNode }) {
	return (
		<Callout tone={notice.tone} role={notice.isToast ? undefined : notice.tone === "bad" ? "alert" : "status"}>
			<p className="font-semibold">{notice.title}</p>
			<p className="mt-1">{notice.text}</p>
			{children}
		</Callout>
	);
}
