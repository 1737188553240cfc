import type { ReactNode } from "react";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { embed, embedButton, embedQuestion, embedTitle } from "./embed-parts.ts";

/**
 * A map or a video of another company. That company learns of the visitor once it loads, so it loads when the visitor
 * asks for it, or by itself where marketing is allowed. Its place is reserved; without script `children`, a link, leads
 * there.
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
	/** What the frame shows, for those who do not see it. */
	title: string;
	/** `hint` says whose it is and what follows. */
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
