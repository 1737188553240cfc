import { type Availability, serviceAvailability } from "#domain/compliance/availability.ts";
import type { VisitorEvent } from "#domain/conversions/events.ts";
import { recognizeState } from "#domain/location/recognize-state.ts";
import { type ChatProduct, type ChatTimeline, chatProducts } from "./chat-options.ts";

export type ChatStep = "idle" | "state" | "product" | "timeline" | "done";

export interface ChatAnswers {
	/** As it was typed. */
	stateText: string;
	/** Two letters; null where what was typed names no single state. */
	state: string | null;
	product: ChatProduct | null;
	timeline: ChatTimeline | null;
}

export interface Chat {
	step: ChatStep;
	isOpen: boolean;
	/** The visitor has said how they can be reached. */
	leadSent: boolean;
	answers: ChatAnswers;
}

export type ChatAction =
	| { type: "open" }
	| { type: "close" }
	| { type: "answer_state"; text: string }
	| { type: "choose_product"; product: ChatProduct }
	| { type: "choose_timeline"; timeline: ChatTimeline }
	| { type: "lead_sent" }
	| { type: "back" }
	| { type: "restart" };

const noAnswers: ChatAnswers = { stateText: "", state: null, product: null, timeline: null };
export const newChat: Chat = { step: "idle", isOpen: false, leadSent: false, answers: noAnswers };

const stepBefore: Readonly<Record<ChatStep, ChatStep>> = {
	idle: "idle",
	state: "state",
	product: "state",
	timeline: "product",
	done: "timeline",
};

/** An answer that does not belong to the question on the screen changes nothing. */
export function nextChat(chat: Chat, action: ChatAction): Chat {
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
		case "choose_product":
			return chat.step === "product" ? withProduct(chat, action.product) : chat;
		case "choose_timeline":
			return chat.step === "timeline" ? advance(chat, "done", { timeline: action.timeline }) : chat;
	}
}

/** When something else is asked about, when it is wanted is asked anew. */
function withProduct(chat: Chat, product: ChatProduct): Chat {
	return advance(chat, "timeline", product === chat.answers.product ? {} : { product, timeline: null });
}

function advance(chat: Chat, step: ChatStep, answer: Partial<ChatAnswers>): Chat {
	return { ...chat, step, answers: { ...chat.answers, ...answer } };
}

/** Names an address in the agency's list of booking pages. */
export type ChatBooking = ChatProduct | "general";

/** What to say beside the way to an agent. `careers`: someone who wants to join, wherever they live. */
export type ChatNote = Availability | "state_unknown" | "careers";

export interface Qualification {
	/** Two letters, or `unknown`: what was typed stays out of statistics, since it may say anything. */
	state: string;
	product: ChatProduct;
	timeline: ChatTimeline;
	note: ChatNote;
	booking: ChatBooking;
}

/** What the answers come to; undefined before the last one. */
export function qualification({ step, answers: { state, product, timeline } }: Chat): Qualification | undefined {
	if (step !== "done" || !product || !timeline) return undefined;
	const note = chatNote(product, state);
	return { state: state ?? "unknown", product, timeline, note, booking: bookingFor(product, note) };
}

/** The outcome that an action brought about; undefined where the same had been answered before. */
export function newOutcome(before: Chat, after: Chat): Qualification | undefined {
	return before.answers.timeline === after.answers.timeline ? undefined : qualification(after);
}

/** Asked as soon as a product is chosen, so that nobody answers on in vain. */
export function chatNote(product: ChatProduct, state: string | null): ChatNote {
	if (product === "recruiting") return "careers";
	return state ? serviceAvailability(product, state) : "state_unknown";
}

/** What a visitor can have in a state instead of what is not to be had there. */
export function offeredInstead(product: ChatProduct, state: string): ChatProduct[] {
	return chatProducts.filter((other) => other !== product && chatNote(other, state) === "offered");
}

/** Each product has its own booking page; what the agency does not know leads to the recruiting page. */
export function bookingOfProduct(product: string): ChatProduct {
	return chatProducts.find((known) => known === product) ?? "recruiting";
}

/** Where a product can't be had, a talk about that product would promise too much. */
function bookingFor(product: ChatProduct, note: ChatNote): ChatBooking {
	if (note === "recruiting") return "recruiting";
	return note === "product_unavailable" || note === "unlicensed" ? "general" : bookingOfProduct(product);
}

/** What the statistics hear when the last question is answered. */
export function chatEvents({ state, product, timeline, booking }: Qualification): VisitorEvent[] {
	return [
		{ name: "chat_qualified", properties: { state, product, timeline } },
		{ name: "chat_handoff", properties: { product, to: booking } },
	];
}
