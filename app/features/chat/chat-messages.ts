import type { Messages } from "#i18n/messages.server.ts";
import type { LeadCopy } from "../leads/lead-copy.ts";

/** What the chat says, in one language. */
export interface ChatMessages {
	messages: Pick<Messages, "chat">;
	leadCopy: LeadCopy;
}
