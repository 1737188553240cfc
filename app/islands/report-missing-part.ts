import type { PageContext } from "#app/browser/page-context.ts";
import { buttonStyle } from "#app/components/ui/button-style.ts";

/** Shows that the script of an island could not be loaded. The island still works as plain HTML. */
export function reportMissingPart(island: HTMLElement, { messages }: PageContext, retry: () => void): void {
	const { part, partRetry } = (messages.common as { errors: { part: string; partRetry: string } }).errors;
	const notice = document.createElement("p");
	notice.setAttribute("role", "alert");
	notice.className = "flex flex-wrap items-center gap-4 p-4 font-medium";
	const button = document.createElement("button");
	button.type = "button";
	button.className = buttonStyle("secondary");
	button.textContent = partRetry;
	button.addEventListener("click", () => {
		notice.remove();
		retry();
	});
	notice.append(part, button);
	island.after(notice);
}
