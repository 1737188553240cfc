import { expect, test } from "vitest";
import { agency } from "#content/agency.ts";
import { type ChatProduct, chatProducts } from "./chat-options.ts";
import {
	bookingOfProduct,
	type ChatAction,
	chatEvents,
	chatNote,
	newChat,
	newResult,
	nextChat,
	offeredInstead,
	qualification,
} from "./qualification.ts";

const chatAfter = (...actions: ChatAction[]) => actions.reduce(nextChat, newChat);
const open: ChatAction = { type: "open" };
const inState = (text: string): ChatAction => ({ type: "answer_state", text });
const about = (product: ChatProduct): ChatAction => ({ type: "choose_product", product });
const soon: ChatAction = { type: "choose_timeline", timeline: "within_30_days" };
const qualify = (text: string, product: ChatProduct) =>
	qualification(chatAfter(open, inState(text), about(product), soon));

test("questions are asked one by one", () => {
	expect(newChat).toMatchObject({ step: "idle", isOpen: false });
	expect(chatAfter(open)).toMatchObject({ step: "state", isOpen: true });
	expect(chatAfter(open, inState("Texas")).step).toBe("product");
	expect(chatAfter(open, inState("Texas"), about("iul")).step).toBe("timeline");
	const done = chatAfter(open, inState("Texas"), about("iul"), soon);
	expect(done.step).toBe("done");
	expect(qualification(done)).toEqual({
		state: "TX",
		product: "iul",
		timeline: "within_30_days",
		note: "offered",
		booking: "iul",
	});
});

test("blank text is not an answer", () => {
	expect(chatAfter(open, inState("  \n ")).step).toBe("state");
});

test("any other text leads on, even if it names no state", () => {
	const chat = chatAfter(open, inState("  somewhere warm "));
	expect(chat).toMatchObject({ step: "product", answers: { stateText: "somewhere warm", state: null } });
	expect(qualify("somewhere warm", "fia")).toMatchObject({ state: "unknown", note: "state_unknown", booking: "fia" });
});

test("an answer to another question changes nothing", () => {
	const atState = chatAfter(open);
	expect(nextChat(atState, about("iul"))).toBe(atState);
	expect(nextChat(atState, soon)).toBe(atState);
	expect(nextChat(newChat, inState("Texas"))).toBe(newChat);
	expect(qualification(chatAfter(open, inState("Texas"), about("iul")))).toBeUndefined();
});

test("going back keeps the answers, starting over does not", () => {
	const done = chatAfter(open, inState("Texas"), about("iul"), soon);
	const back = nextChat(done, { type: "back" });
	expect(back).toMatchObject({ step: "timeline", answers: { product: "iul", timeline: "within_30_days" } });
	expect(nextChat(chatAfter(open), { type: "back" }).step).toBe("state");
	expect(nextChat(done, { type: "restart" })).toEqual(chatAfter(open));
});

test("an result is new once, and again when another answer changes it", () => {
	const asked = chatAfter(open, inState("Texas"), about("iul"));
	const done = nextChat(asked, soon);
	expect(newResult(asked, done)).toMatchObject({ state: "TX", product: "iul" });
	const back = nextChat(done, { type: "back" });
	expect(newResult(done, back)).toBeUndefined();
	expect(newResult(back, nextChat(back, soon))).toBeUndefined();
	const otherProduct = [{ type: "back" } as const, about("fia")].reduce(nextChat, back);
	expect(newResult(otherProduct, nextChat(otherProduct, soon))).toMatchObject({ product: "fia" });
	const toState: ChatAction[] = [{ type: "back" }, { type: "back" }, inState("Ohio"), about("iul")];
	const otherState = toState.reduce(nextChat, back);
	expect(otherState.answers).toMatchObject({ state: "OH", product: "iul", timeline: null });
});

test("a sent lead is not asked for again until the chat starts over", () => {
	const sent = nextChat(chatAfter(open, inState("Texas"), about("iul"), soon), { type: "lead_sent" });
	expect(sent.leadSent).toBe(true);
	expect(nextChat(sent, { type: "restart" }).leadSent).toBe(false);
});

test("if a product is not offered in a state, those that are offered are named", () => {
	expect(offeredInstead("iul", "TX")).toEqual(["fia", "whole-life", "term-life", "final-expense"]);
	expect(offeredInstead("iul", "NY")).toEqual([]);
	expect(offeredInstead("iul", "OR")).toEqual([]);
});

test("the panel reopens at the same question", () => {
	const closed = chatAfter(open, inState("Texas"), { type: "close" });
	expect(closed).toMatchObject({ step: "product", isOpen: false });
	expect(nextChat(closed, open)).toMatchObject({ step: "product", isOpen: true });
});

test.each([
	["FL", "iul", "offered", "iul"],
	["Nouyòk", "iul", "recruiting", "iul"],
	["Oregón", "term-life", "unlicensed", "term-life"],
	["Oregon", "recruiting", "careers", "recruiting"],
	["90210", "final-expense", "offered", "final-expense"],
] as const)("in %s, %s: %s", (text, product, note, booking) => {
	expect(qualify(text, product)).toMatchObject({ note, booking });
});

test("the note is known as soon as a product is chosen", () => {
	expect(chatNote("iul", "NY")).toBe("recruiting");
	expect(chatNote("iul", null)).toBe("state_unknown");
});

test("each product has its own booking page, and an unknown one leads to recruiting", () => {
	for (const product of chatProducts) expect(bookingOfProduct(product)).toBe(product);
	expect(bookingOfProduct("crypto")).toBe("recruiting");
	for (const product of chatProducts) expect(agency.booking[product]).toMatch(/^https:/);
});

test("analytics gets two events, never the typed text", () => {
	const result = qualify("Ana Lopez, 941-555-0100", "fia");
	expect(result && chatEvents(result)).toEqual([
		{ name: "chat_qualified", properties: { state: "unknown", product: "fia", timeline: "within_30_days" } },
		{ name: "chat_handoff", properties: { product: "fia", to: "fia" } },
	]);
});

test("B9: a state that is stated elsewhere replaces the answer, and an unasked question stays unasked", () => {
	const move = { type: "move", state: "NY", name: "New York" } as const;
	expect(nextChat(chatAfter(open), move)).toEqual(chatAfter(open));
	const moved = nextChat(chatAfter(open, inState("Texas")), move);
	expect(moved).toMatchObject({ step: "product", answers: { state: "NY", stateText: "New York" } });
});
