import type { Messages } from "#i18n/messages.server.ts";
import type { LeadCopy } from "../leads/lead-copy.ts";

/** The chat's messages and copy in one language. */
export interface ChatMessages {
	messages: Pick<Messages, "chat"> & Partial<Pick<Messages, "withheld">>;
	leadCopy: LeadCopy;
}
