import { beforeEach, expect, test } from "vitest";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import {
	changedValues,
	type Draft,
	forgetDraft,
	forgetDrafts,
	formPlace,
	keepDraft,
	readDraft,
} from "./kept-drafts.ts";

let store = memoryStorage();
beforeEach(() => {
	store = memoryStorage();
});

const page = "/admin/leads/0f8fad5b-d9cb-869f-a165-70867728950e";
const notePlace = formPlace(page, { intent: "note" });

function draft(text: string, place = notePlace): Draft {
	return { place, typed: [{ key: "note|textarea||0", value: text }], shown: [], once: "1" };
}

test("what somebody typed is there again, the newest of it, in the same form alone", () => {
	keepDraft(store, "ana", draft("Speaks"));
	keepDraft(store, "ana", draft("Speaks Kreyòl"));
	expect(readDraft(store, "ana", notePlace)).toEqual(draft("Speaks Kreyòl"));
	for (const other of [formPlace(page, { intent: "task" }), formPlace("/admin/leads/other", { intent: "note" })]) {
		expect(readDraft(store, "ana", other)).toBeNull();
	}
});

test("a value that was left alone is not restored over a newer one", () => {
	const [name, phone] = [
		{ key: "name|text||0", value: "Ana" },
		{ key: "phone|tel||0", value: "305-555-0123" },
	];
	const typed = [{ ...name, value: "Anna" }, phone];
	expect(changedValues({ place: notePlace, typed, shown: [name, phone], once: null })).toEqual([typed[0]]);
});

test("a value that was cleared is restored as cleared", () => {
	const phone = { key: "phone|tel||0", value: "305-555-0123" };
	const isUrgent = { key: "urgent|radio|yes|0", value: true };
	const shown = [phone, isUrgent, { key: "note|textarea||0", value: "" }];
	expect(changedValues({ place: notePlace, typed: [], shown, once: null })).toEqual([{ ...phone, value: "" }]);
});

test("forms are told apart by their task, and emails by their template and language", () => {
	const fields = [
		{ intent: "snooze", task: "1" },
		{ intent: "snooze", task: "2" },
		{ intent: "reply", template: "", locale: "ht" },
		{ intent: "reply", template: "answer", locale: "ht" },
		{ intent: "reply", template: "answer", locale: "es" },
	];
	expect(new Set(fields.map((one) => formPlace(page, one))).size).toBe(fields.length);
	expect(formPlace(page, { intent: "note", note: "typed", once: "1", revision: "2" })).toBe(notePlace);
});

test("nobody sees what another account typed, and then it is forgotten", () => {
	keepDraft(store, "ana", draft("Speaks Kreyòl"));
	expect(readDraft(store, "ben", notePlace)).toBeNull();
	expect(readDraft(store, "ana", notePlace)).toBeNull();
	keepDraft(store, "ana", draft("Speaks Kreyòl"));
	keepDraft(store, "ben", draft("Call in spring", formPlace(page, { intent: "task" })));
	expect(readDraft(store, "ben", notePlace)).toBeNull();
});

test("what was sent is forgotten, and a sign-out forgets everything", () => {
	const taskPlace = formPlace(page, { intent: "task" });
	keepDraft(store, "ana", draft("Speaks Kreyòl"));
	keepDraft(store, "ana", draft("Call in spring", taskPlace));
	forgetDraft(store, notePlace);
	expect(readDraft(store, "ana", notePlace)).toBeNull();
	expect(readDraft(store, "ana", taskPlace)).not.toBeNull();
	forgetDraft(store, taskPlace);
	expect(store.keys(), "nothing stays of an empty store").toEqual([]);
	keepDraft(store, "ana", draft("Speaks Kreyòl"));
	forgetDrafts(store);
	expect(readDraft(store, "ana", notePlace)).toBeNull();
});

test("the newest twenty are kept", () => {
	for (let count = 1; count <= 21; count += 1) keepDraft(store, "ana", draft(`${count}`, `${count}`));
	expect(readDraft(store, "ana", "1")).toBeNull();
	expect(readDraft(store, "ana", "2")).toEqual(draft("2", "2"));
	expect(readDraft(store, "ana", "21")).toEqual(draft("21", "21"));
});

test.each(["{", "null", "[]", '{"userId":"ana"}', '{"drafts":[]}'])("what is no draft counts as none: %s", (text) => {
	store.setItem("sf_drafts", text);
	expect(readDraft(store, "ana", notePlace)).toBeNull();
	forgetDraft(store, notePlace);
	keepDraft(store, "ana", draft("Speaks Kreyòl"));
	expect(readDraft(store, "ana", notePlace)).toEqual(draft("Speaks Kreyòl"));
});
