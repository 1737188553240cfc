import { isPhone } from "#app/browser/is-phone.ts";
import { sessionStore } from "#app/browser/stores.ts";
import { unfinishedChat } from "#domain/chat/chat-key.ts";

/** True if the panel opens by itself on this page. On a phone it would cover half of the screen. */
export function chatReopens(): boolean {
	return !isPhone() && unfinishedChat(sessionStore)?.isOpen === true;
}
