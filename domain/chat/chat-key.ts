export const chatKey = "sf_chat";

/** Whether an earlier page of the visit left the chat open. Asked on every page, so it knows no more than that. */
export function chatWasOpen(storage: { getItem(key: string): string | null }): boolean {
	return (storage.getItem(chatKey) ?? "").includes('"isOpen":true');
}
