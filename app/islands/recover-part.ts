import type { PageContext } from "#app/browser/page-context.ts";
import { reloadOnce, reloadPage } from "#app/browser/reload-page.ts";
import { reportMissingPart } from "./report-missing-part.ts";

/** After this many failures in a row the browser itself may remember the failure, so the page is loaded again. */
const maxFailures = 2;

/** Fetches a part of the page, and offers ways on if that fails: `load` must throw. */
export function fetchPart(place: HTMLElement, context: PageContext, load: () => Promise<void>): Promise<void> {
	let failures = 0;
	async function attempt(): Promise<void> {
		try {
			await load();
		} catch {
			failures += 1;
			await recover();
		}
	}
	async function recover(): Promise<void> {
		const own = startScript(document.documentElement.innerHTML);
		const current = await currentPage();
		// A deployment has replaced the page and its parts.
		const isReplaced = own !== undefined && current !== undefined && !current.includes(own);
		if (isReplaced && reloadOnce(Date.now())) return;
		const retry = () => (current !== undefined && failures >= maxFailures ? reloadPage() : void attempt());
		reportMissingPart(place, context, retry);
	}
	return attempt();
}

/** The page as the server has it now; undefined if the server can't be reached. */
async function currentPage(): Promise<string | undefined> {
	try {
		// Without the query, which may hold answers.
		const response = await fetch(window.location.pathname, { cache: "no-store" });
		return response.ok ? await response.text() : undefined;
	} catch {
		return undefined;
	}
}

/** The address of the script that starts a page. It changes with any part of the page. */
function startScript(html: string): string | undefined {
	return /await import\("(\/assets\/[^"]+)"\)/.exec(html)?.[1];
}
