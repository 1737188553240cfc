import { type Availability, productAvailability } from "#domain/compliance/availability.ts";
import { recognizeState } from "#domain/location/recognize-state.ts";
import { type ChatProduct, type ChatTimeline, chatProducts } from "./chat-options.ts";

export type ChatStep = "idle" | "state" | "product" | "timeline" | "done";

export interface ChatAnswers {
	/** The state as the visitor typed it. */
	stateText: string;
	/** Two letters; null if the text names no single state. */
	state: string | null;
	product: ChatProduct | null;
	timeline: ChatTimeline | null;
}

export interface ChatState {
	step: ChatStep;
	isOpen: boolean;
	/** The visitor has left contact details. */
	leadSent: boolean;
	answers: ChatAnswers;
}

export type ChatAction =
	| { type: "open" }
	| { type: "close" }
	| { type: "answer_state"; text: string }
	/** The visitor stated another state elsewhere on the site. */
	| { type: "move"; state: string; name: string }
	| { type: "choose_product"; product: ChatProduct }
	| { type: "choose_timeline"; timeline: ChatTimeline }
	| { type: "lead_sent" }
	| { type: "back" }
	| { type: "restart" };

const noAnswers: ChatAnswers = { stateText: "", state: null, product: null, timeline: null };
export const newChat: ChatState = { step: "idle", isOpen: false, leadSent: false, answers: noAnswers };

/** In order. */
export const chatSteps: readonly ChatStep[] = ["state", "product", "timeline", "done"];

const stepBefore: Readonly<Record<ChatStep, ChatStep>> = {
	idle: "idle",
	state: "state",
	product: "state",
	timeline: "product",
	done: "timeline",
};

/** An answer to a question that is not on the screen changes nothing. */
export function nextChat(chat: ChatState, action: ChatAction): ChatState {
	switch (action.type) {
		case "open":
			return { ...chat, isOpen: true, step: chat.step === "idle" ? "state" : chat.step };
		case "close":
			return { ...chat, isOpen: false };
		case "restart":
			return { ...newChat, step: "state", isOpen: true };
		case "lead_sent":
			return { ...chat, leadSent: true };
		case "back":
			return { ...chat, step: stepBefore[chat.step] };
		case "answer_state": {
			const stateText = action.text.trim();
			if (chat.step !== "state" || stateText === "") return chat;
			const state = recognizeState(stateText) ?? null;
			const timeline = stateText === chat.answers.stateText ? chat.answers.timeline : null;
			return advance(chat, "product", { stateText, state, timeline });
		}
		case "move": {
			const isAnswered = chat.step !== "idle" && chat.step !== "state";
			if (!isAnswered || chat.answers.state === action.state) return chat;
			return { ...chat, answers: { ...chat.answers, state: action.state, stateText: action.name } };
		}
		case "choose_product":
			if (chat.step !== "product") return chat;
			// Another product needs a new answer to the question about time.
			if (action.product === chat.answers.product) return advance(chat, "timeline", {});
			return advance(chat, "timeline", { product: action.product, timeline: null });
		case "choose_timeline":
			return chat.step === "timeline" ? advance(chat, "done", { timeline: action.timeline }) : chat;
	}
}

function advance(chat: ChatState, step: ChatStep, answer: Partial<ChatAnswers>): ChatState {
	return { ...chat, step, answers: { ...chat.answers, ...answer } };
}

/** The text above the link to an agent. `careers`: for job applicants, in every state. */
export type ChatNote = Availability | "state_unknown" | "careers";

export interface Qualification {
	/** Two letters, or `unknown`: the typed text could be personal, so it stays out of analytics. */
	state: string;
	product: ChatProduct;
	timeline: ChatTimeline;
	note: ChatNote;
	/** The product's own booking page. Where the product may not be sold, the chat doesn't show it. */
	booking: ChatProduct;
}

/** The result of the answers; undefined before the last one. */
export function qualification({ step, answers: { state, product, timeline } }: ChatState): Qualification | undefined {
	if (step !== "done" || !product || !timeline) return undefined;
	const note = chatNote(product, state);
	return { state: state ?? "unknown", product, timeline, note, booking: bookingOfProduct(product) };
}

/** The result that an action led to; undefined if the answer about time is unchanged. */
export function newResult(before: ChatState, after: ChatState): Qualification | undefined {
	return before.answers.timeline === after.answers.timeline ? undefined : qualification(after);
}

/** Shown as soon as a product is chosen, so that nobody answers more questions for nothing. */
export function chatNote(product: ChatProduct, state: string | null): ChatNote {
	if (product === "recruiting") return "careers";
	return state ? productAvailability(product, state) : "state_unknown";
}

/** The product that the agency offers in a state instead of this one. */
export function offeredInstead(product: ChatProduct, state: string): ChatProduct[] {
	return chatProducts.filter((other) => other !== product && chatNote(other, state) === "offered");
}

/** Each product has its own booking page; an unknown one leads to the recruiting page. */
export function bookingOfProduct(product: string): ChatProduct {
	return chatProducts.find((known) => known === product) ?? "recruiting";
}

/** The analytics events when the last question is answered. */
export function chatEvents({ state, product, timeline, booking }: Qualification) {
	return [
		{ name: "chat_qualified", properties: { state, product, timeline } },
		{ name: "chat_handoff", properties: { product, to: booking } },
	] as const;
}
