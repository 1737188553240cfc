import { fetchWithTimeout, NetworkError } from "#app/browser/fetch-with-timeout.ts";
import { postDraftsPath } from "#domain/blog/desk-address.ts";
import type { SaveAnswer } from "./draft-state.ts";

const problems: Partial<Record<number, Exclude<SaveAnswer["state"], "saved" | "stale" | "locked">>> = {
	400: "malformed",
	401: "signedOut",
	403: "notAllowed",
	404: "notAllowed",
	413: "tooLarge",
	422: "malformed",
};

/**
 * Saves a draft. Without content, it says that the editor is open, or that it was closed.
 * @param draft.articleId in one language
 * @param draft.revision that the text was written on
 * @param draft.isChosen whether the person chose it over another text
 */
export async function sendDraft(
	draft: { articleId: string } & ({ revision: number; content: unknown; isChosen: boolean } | { isOpen: boolean }),
	send: typeof fetch = fetch,
): Promise<SaveAnswer> {
	try {
		const response = await fetchWithTimeout(
			postDraftsPath,
			{
				method: "POST",
				// Lets the request finish after the page is left. A request with a text may be too large for that.
				keepalive: "isOpen" in draft,
				headers: { "Content-Type": "application/json" },
				body: JSON.stringify(draft),
			},
			send,
		);
		if (response.ok && response.status !== 204) return (await response.json()) as SaveAnswer;
		return { state: problems[response.status] ?? "failed" };
	} catch (error) {
		return { state: error instanceof NetworkError ? "offline" : "failed" };
	}
}
