import type { BrowserContext, ConsoleMessage } from "@playwright/test";
import { agency } from "#content/agency.ts";

/** Problems that a visitor does not see. Each fails the test in which it happens. */
export interface PageProblems {
	/** Allows problems that this test causes, such as a refusal. */
	allow(pattern: RegExp): void;
	/** Watches another visitor, too. Their requests go to this site, or to another process of it. */
	watch(context: BrowserContext, origin?: string): Promise<void>;
	found(): string[];
}

const scheduler = new URL(agency.booking.general).origin;

/** Chromium itself logs only some of the blocked content. */
const reportViolations = () =>
	addEventListener("securitypolicyviolation", (event) => {
		console.error(`CSP violation: ${event.effectiveDirective} blocked ${event.blockedURI || "inline"}`);
	});

export async function watchForProblems(context: BrowserContext, origin: string): Promise<PageProblems> {
	const problems: string[] = [];
	const allowed: RegExp[] = [
		// The warning of a test that blocks service workers.
		/Service Worker registration blocked by Playwright/,
		// A test that takes the session from an open dashboard may be faster than the page, which then asks for events
		// once more.
		/401 GET \S+\/api\/lead\/events$/,
		/401 \(Unauthorized\) \(\S+\/api\/lead\/events:0\)$/,
		// A site on a busy machine sheds this request, and the page does without the answer.
		/503 GET \S+\/functions\/geolocation$/,
		/503 \(Service Unavailable\) \(\S+\/functions\/geolocation:0\)$/,
	];

	async function watch(context: BrowserContext, ownOrigin = origin): Promise<void> {
		const isOwn = (url: string) => url.startsWith(`${ownOrigin}/`) || /^(?:data|blob|about):/.test(url);

		context.on("console", (message) => {
			if (["error", "warning"].includes(message.type())) problems.push(`console: ${describeMessage(message)}`);
		});
		context.on("weberror", (error) => problems.push(`page error: ${error.error()}`));
		context.on("request", (request) => {
			// The scheduler opens by itself after a report. No name of another host resolves, so nothing reaches the real one.
			if (request.isNavigationRequest() && request.url().startsWith(`${scheduler}/`)) return;
			if (!isOwn(request.url())) problems.push(`request to another host: ${request.url()}`);
		});
		context.on("requestfailed", (request) => {
			const reason = request.failure()?.errorText ?? "";
			// Leaving a page aborts its requests.
			if (isOwn(request.url()) && reason !== "net::ERR_ABORTED") {
				problems.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
			}
		});
		context.on("response", (response) => {
			if (response.status() >= 400) {
				problems.push(`response: ${response.status()} ${response.request().method()} ${response.url()}`);
			}
		});
		await context.addInitScript(reportViolations);
	}

	await watch(context);
	return {
		allow: (pattern) => void allowed.push(pattern),
		watch,
		found: () => problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
	};
}

function describeMessage(message: ConsoleMessage): string {
	const { url, lineNumber } = message.location();
	return `${message.type()}: ${message.text()} (${url}:${lineNumber})`;
}
