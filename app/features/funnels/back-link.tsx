import type { MouseEvent, ReactNode } from "react";
import { buttonStyle } from "#app/components/ui/button-style.ts";

/** Opens the previous question; with script, on the same page. */
export function BackLink({
	href,
	onBack,
	className = "",
	children,
}: {
	href: string;
	onBack: () => void;
	className?: string;
	children: ReactNode;
}) {
	function back(event: MouseEvent) {
		if (event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		onBack();
	}
	return (
		<a href={href} onClick={back} className={buttonStyle("secondary", className)}>
			{children}
		</a>
	);
}
