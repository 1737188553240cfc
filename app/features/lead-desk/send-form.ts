import { data, isRouteErrorResponse } from "react-router";
import { forgetDraft } from "#app/browser/kept-drafts.ts";
import { sessionStore } from "#app/browser/stores.ts";

/** A form whose answer never came. */
export interface Unsent {
	/** The form: see `formPlace`. */
	place: string;
	cause: "offline" | "unanswered";
}

/**
 * Sends a form of the dashboard to the server. Its draft is deleted once that succeeds. Without a response the page
 * stays as it is and the form says so.
 */
export async function sendForm<T>(request: Request, send: () => Promise<T>) {
	const posted = request.clone();
	try {
		return await send();
	} catch (thrown) {
		const place = String((await posted.formData()).get("draft") ?? "");
		if (thrown instanceof Response) {
			if (isDone(thrown, request.url)) forgetDraft(sessionStore, place);
			throw thrown;
		}
		if (isRefusal(thrown)) throw thrown;
		const unsent: Unsent = { place, cause: navigator.onLine ? "unanswered" : "offline" };
		// With this status, the page's own data is not requested again: that would not come either.
		return data({ unsent }, 503);
	}
}

/** Finished work continues within the dashboard. An ended session leads to the sign-in page, a deleted lead says so. */
function isDone(redirect: Response, sentTo: string): boolean {
	const { pathname, searchParams } = new URL(redirect.headers.get("Location") ?? "", sentTo);
	return pathname.startsWith("/admin/") && !searchParams.has("late");
}

/** True if the server answered that it will never do this. */
function isRefusal(thrown: unknown): boolean {
	return isRouteErrorResponse(thrown) && thrown.status < 500 && thrown.status !== 429;
}
