import type { ReactNode } from "react";

export interface NoticeText {
	tone: "good" | "bad";
	title: string;
	text: string;
	/** True if a toast announces it too, so that the box need not. */
	isToast?: boolean;
}

const tones = {
	good: "border-ink-700 bg-ink-50",
	bad: "border-coral-700 bg-coral-50",
} as const;

/** A notice within the page, also without script. Screen readers announce it when it appears. */
export function NoticeBox({ notice, children }: { notice: NoticeText; children?: ReactNode }) {
	return (
		<div
			data-slot="notice"
			role={notice.isToast ? undefined : notice.tone === "bad" ? "alert" : "status"}
			className={`rounded-md border-l-4 px-4 py-3 text-ink-900 ${tones[notice.tone]}`}
		>
			<p className="font-semibold">{notice.title}</p>
			<p className="mt-1">{notice.text}</p>
			{children}
		</div>
	);
}
