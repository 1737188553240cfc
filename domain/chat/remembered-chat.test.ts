import { describe, expect, test } from "vitest";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { unfinishedChat } from "./chat-key.ts";
import { type ChatAction, newChat, nextChat } from "./qualification.ts";
import { readChat, storeChat } from "./remembered-chat.ts";

const chatAfter = (...actions: ChatAction[]) => actions.reduce(nextChat, newChat);
const texas: ChatAction[] = [{ type: "open" }, { type: "answer_state", text: "Texas" }];

describe("the next page", () => {
	const done = chatAfter(
		{ type: "open" },
		{ type: "answer_state", text: "Carolina del Norte" },
		{ type: "choose_product", product: "whole-life" },
		{ type: "choose_timeline", timeline: "immediately" },
	);
	test.each([
		["a chat that is done", done],
		["a chat under way", chatAfter(...texas)],
		["a chat with an earlier answer still there", nextChat(done, { type: "back" })],
		["a closed chat", nextChat(done, { type: "close" })],
		["that the lead was sent", nextChat(done, { type: "lead_sent" })],
		["no chat", newChat],
	])("remembers %s", (_name, chat) => {
		const storage = memoryStorage();
		storeChat(storage, chat);
		expect(readChat(storage)).toEqual(chat);
	});
	test.each(["", "{", "null", "7", '{"step":"later"}', '{"step":"idle","answers":{}}'])(
		"starts again after %j",
		(stored) => {
			expect(readChat(memoryStorage({ sf_chat: stored }))).toEqual(newChat);
		},
	);
	test("asks again for an invalid answer", () => {
		const stored = JSON.stringify({ ...done, answers: { ...done.answers, product: "crypto" } });
		expect(readChat(memoryStorage({ sf_chat: stored }))).toMatchObject({
			step: "product",
			answers: { state: "NC", product: null },
		});
	});
	test("B22: knows how a chat was left whose questions are not all answered", () => {
		const storage = memoryStorage();
		const left = () => unfinishedChat(storage);
		expect(left()).toBeUndefined();
		const opened = nextChat(newChat, { type: "open" });
		storeChat(storage, opened);
		expect(left()).toEqual({ isOpen: true, isBegun: false });
		const begun = nextChat(opened, { type: "answer_state", text: "Ohio" });
		storeChat(storage, begun);
		expect(left()).toEqual({ isOpen: true, isBegun: true });
		storeChat(storage, nextChat(begun, { type: "close" }));
		expect(left()).toEqual({ isOpen: false, isBegun: true });
		storeChat(storage, done);
		expect(left()).toBeUndefined();
	});
});
