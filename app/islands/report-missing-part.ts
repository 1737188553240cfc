import type { PageContext } from "#app/browser/page-context.ts";
import { buttonStyle } from "#app/components/ui/button-style.ts";

/** Shows that the script of a part could not be loaded. The part still works as plain HTML. */
export function reportMissingPart(place: HTMLElement, { messages }: PageContext, retry: () => void): void {
	const { part, partRetry } = (messages.common as { errors: { part: string; partRetry: string } }).errors;
	const notice = document.createElement("p");
	notice.setAttribute("role", "alert");
	notice.className = "flex flex-wrap items-center gap-4 p-4 font-medium";
	const button = document.createElement("button");
	button.type = "button";
	button.className = buttonStyle("secondary");
	button.textContent = partRetry;
	const tryAgain = () => {
		window.removeEventListener("online", tryAgain);
		notice.remove();
		retry();
	};
	button.addEventListener("click", tryAgain);
	window.addEventListener("online", tryAgain);
	notice.append(part, button);
	place.after(notice);
}
