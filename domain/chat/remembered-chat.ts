import { recognizeState } from "#domain/location/recognize-state.ts";
import type { KeyValueStore } from "#domain/site/key-value-store.ts";
import { chatKey } from "./chat-key.ts";
import { chatProducts, chatTimelines } from "./chat-options.ts";
import { type ChatState, type ChatStep, chatSteps, newChat } from "./qualification.ts";

/** Stores the chat for the next page of the visit. */
export function storeChat(storage: Pick<KeyValueStore, "setItem">, chat: ChatState): void {
	storage.setItem(chatKey, JSON.stringify(chat));
}

/** The chat of the previous page, as far as it is valid; else a new one. */
export function readChat(storage: Pick<KeyValueStore, "getItem">): ChatState {
	const chat = asRecord(storage.getItem(chatKey));
	const given = asRecord(chat.answers);
	const stateText = typeof given.stateText === "string" ? given.stateText.slice(0, 200).trim() : "";
	const product = chatProducts.find((known) => known === given.product) ?? null;
	const timeline = chatTimelines.find((known) => known === given.timeline) ?? null;
	const answers = { stateText, state: recognizeState(stateText) ?? null, product, timeline };
	const reached = chatSteps.indexOf(chat.step as ChatStep);
	if (reached < 0) return newChat;
	const firstOpen = [stateText, product, timeline, null].findIndex((answer) => !answer);
	const step = chatSteps[Math.min(reached, firstOpen)] ?? "state";
	return { step, isOpen: chat.isOpen === true, leadSent: chat.leadSent === true, answers };
}

function asRecord(value: unknown): Record<string, unknown> {
	try {
		const parsed: unknown = typeof value === "string" ? JSON.parse(value) : value;
		return typeof parsed === "object" && parsed !== null ? (parsed as Record<string, unknown>) : {};
	} catch {
		return {};
	}
}
