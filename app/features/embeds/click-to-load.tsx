import type { ReactNode } from "react";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { embed, embedButton, embedQuestion, embedTitle } from "./embed-parts.ts";

/**
 * A map or a video of another company. Loading it tells that company about the visitor, so it loads on request, or by
 * itself if marketing is allowed. Its space is reserved. Without script `children`, a link, leads there.
 */
export function ClickToLoad({
	src,
	title,
	copy,
	className = "aspect-video",
	children,
}: {
	/** The address of the frame. */
	src: string;
	/** The content of the frame, for screen readers. */
	title: string;
	/** `hint` names the company and says what loading it means. */
	copy: { load: string; hint: string };
	className?: string;
	children: ReactNode;
}) {
	return (
		<div
			{...embed.mark(src)}
			{...embedTitle.mark(title)}
			className={`overflow-hidden rounded-lg bg-ink-100 ${className}`}
		>
			<div
				{...embedQuestion.mark("")}
				className="flex size-full flex-col items-center justify-center gap-2 p-4 text-center text-sm text-ink-800"
			>
				<button type="button" {...embedButton.mark("")} className={buttonStyle("secondary", "noscript:hidden")}>
					{copy.load}
				</button>
				<p className="max-w-prose noscript:hidden">{copy.hint}</p>
				{children}
			</div>
		</div>
	);
}
