export const chatKey = "sf_chat";

/** How an earlier page of the visit left a chat whose questions are not all answered. */
interface UnfinishedChat {
	isOpen: boolean;
	/** A question is answered. */
	isBegun: boolean;
}

/** Undefined for a chat that is finished or was never opened. Every page asks this, so it parses no JSON. */
export function unfinishedChat(storage: { getItem(key: string): string | null }): UnfinishedChat | undefined {
	const stored = storage.getItem(chatKey) ?? "";
	const [, step] = /"step":"(state|product|timeline)"/.exec(stored) ?? [];
	return step ? { isOpen: stored.includes('"isOpen":true'), isBegun: step !== "state" } : undefined;
}
