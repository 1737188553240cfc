import { describe, expect, test } from "vitest";
import { conversionOf, countedConversion, dataLayerEntries, productOfEvent } from "./conversions.ts";
import { type EventName, eventNames, readEventBatch, type VisitorEvent } from "./events.ts";

const sessionId = "6a1f7c1e-0000-4000-8000-000000000001";
const eventId = "6a1f7c1e-0000-4000-8000-000000000002";
const sent = (event: object) => ({ id: eventId, page: "/en/services/iul", locale: "en", age_ms: 1200, ...event });
const read = (...events: unknown[]) => readEventBatch({ session_id: sessionId, events });
const accepted = (event: object) => read(sent(event))?.events[0];

/** One of each, as a page sends it. */
const samples: { [Name in EventName]: Extract<VisitorEvent, { name: Name }>["properties"] } = {
	page_view: {},
	call_click: { number: "+19415550142", location: "contact_success" },
	phone_call: { label: "Call Now", location: "footer" },
	book_appointment: { product: "iul", source: "hero" },
	book_consultation: { label: "Book a Free Consultation" },
	get_quote: { label: "Pedir cotización", location: "header" },
	calculator_completed: { service: "term_life", state: "FL", values: { age: "40-49", coverage: "250k-500k" } },
	calendar_clicked: { service: "iul", state: "TX", lead_captured: true },
	form_submit: { form_id: "contact_main", utm_source: "direct", page_source: "/en" },
	contact_form: { form_type: "contact_form", page: "/en", outcome: "failure", error_message: "rate_limited" },
	chat_qualified: { state: "FL", product: "iul", timeline: "within_30_days" },
	chat_handoff: { product: "recruiting", to: "recruiting" },
	state_selection: { category: "navigation", state: "NC", state_name: "Carolina del Norte" },
	blog_post_click: { title: "What a funeral costs in Daytona in 2026", category: "Final expense", id: "daytona" },
	web_vital: { metric: "LCP", value: 812.5, rating: "good" },
};

test.each(eventNames)("%s is accepted with its properties", (name) => {
	const properties = samples[name];
	expect(accepted({ name, properties })).toEqual(sent({ name, properties }));
});

test.each(eventNames)("%s is refused with an unlisted property", (name) => {
	expect(accepted({ name, properties: { ...samples[name], email: "ana@example.com" } })).toBeUndefined();
});

describe("refuses", () => {
	test.each([
		["an unknown event", { name: "mouse_move" }],
		["an event with the name of an object method", { name: "constructor" }],
		["an email address in a label", { name: "get_quote", properties: { label: "Quote for ana@example.com" } }],
		["a phone number in a label", { name: "phone_call", properties: { label: "941 555 0100" } }],
		["a form without its id", { name: "form_submit", properties: { utm_source: "direct", page_source: "/en" } }],
		["a typed age", { name: "calculator_completed", properties: { service: "iul", values: { age: 37 } } }],
		["tobacco", { name: "calculator_completed", properties: { service: "term_life", values: { smoker: false } } }],
		["a debt", { name: "calculator_completed", properties: { service: "debt_plan", values: { totalDebt: 31_337 } } }],
		["a state as free text", { name: "chat_qualified", properties: { ...samples.chat_qualified, state: "Ana Lopez" } }],
		["a page with a query", { name: "page_view", page: "/en?email=ana" }],
		["a page of another site", { name: "page_view", page: "https://evil.example/" }],
		["an unknown language", { name: "page_view", locale: "fr" }],
		["an event older than an hour", { name: "page_view", age_ms: 3_600_001 }],
		["an event from the future", { name: "page_view", age_ms: -1 }],
		["an event without an id", { name: "page_view", id: "1" }],
	])("%s", (_name, event) => {
		expect(read(sent(event))).toEqual({ sessionId, events: [], refused: 1 });
	});
});

test("an invalid event does not affect the others", () => {
	const batch = read(sent({ name: "page_view" }), "nonsense", null);
	expect(batch?.events).toHaveLength(1);
	expect(batch?.refused).toBe(2);
});

test.each([
	["nothing", undefined],
	["no events", { session_id: sessionId, events: [] }],
	["too many events", { session_id: sessionId, events: Array.from({ length: 51 }, () => sent({ name: "page_view" })) }],
	["no session", { events: [sent({ name: "page_view" })] }],
])("%s is no batch", (_name, body) => {
	expect(readEventBatch(body)).toBeUndefined();
});

test("each event counts as its conversion, except a sent form, which is counted elsewhere", () => {
	const counted = Object.fromEntries(eventNames.map((name) => [name, countedConversion(name)]).filter(([, to]) => to));
	expect(counted).toEqual({
		call_click: "phone_call",
		phone_call: "phone_call",
		book_appointment: "book_consultation",
		calendar_clicked: "book_consultation",
		book_consultation: "book_consultation",
		get_quote: "get_quote",
		calculator_completed: "calculator_used",
	});
	expect(conversionOf("form_submit")).toBe("form_submit");
});

test("an event has its product", () => {
	expect(productOfEvent({ name: "calendar_clicked", properties: { service: "fia", lead_captured: false } })).toBe(
		"fia",
	);
	expect(productOfEvent({ name: "book_appointment", properties: { product: "ibc", source: "hero" } })).toBe("ibc");
	expect(productOfEvent({ name: "page_view", properties: {} })).toBeUndefined();
});

describe("the data layer", () => {
	const formSubmit = { name: "form_submit", properties: samples.form_submit } as VisitorEvent;
	test("gets a tapped number as a click and as a call", () => {
		expect(dataLayerEntries({ name: "call_click", properties: samples.call_click }, false)).toEqual([
			{ event: "call_click", number: "+19415550142", location: "contact_success" },
			{ event: "phone_call" },
		]);
	});
	test("gets an email address only if marketing is allowed", () => {
		expect(dataLayerEntries(formSubmit, false, "ana@example.com")).toEqual([
			{ event: "form_submit", ...samples.form_submit },
		]);
		expect(dataLayerEntries(formSubmit, true, "ana@example.com")).toEqual([
			{ event: "form_submit", ...samples.form_submit, email: "ana@example.com" },
		]);
	});
});
