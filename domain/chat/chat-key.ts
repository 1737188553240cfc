export const chatKey = "sf_chat";

/** Whether an earlier page of the visit left the chat open. Every page asks this, so it parses no JSON. */
export function chatWasOpen(storage: { getItem(key: string): string | null }): boolean {
	return (storage.getItem(chatKey) ?? "").includes('"isOpen":true');
}
