import { expect, test } from "vitest";
import { type BookingEvent, bookingState } from "./booking-state.ts";
import { readSchedulerEvent } from "./scheduler-event.ts";

const invitee = "https://api.calendly.com/scheduled_events/AAAA/invitees/BBBB";
const lead = "0d8f6f0e-6c1d-4d0a-9b87-6d8a3f1f2c11";

/** An event as Calendly sends it, with properties that we don't use. */
const booked = {
	event: "invitee.created",
	created_at: "2026-11-23T15:00:00.000000Z",
	created_by: "https://api.calendly.com/users/UUUU",
	payload: {
		uri: invitee,
		email: "Marie.Joseph@example.com",
		name: "Marie Joseph",
		first_name: "Marie",
		last_name: "Joseph",
		status: "active",
		timezone: "America/New_York",
		event: "https://api.calendly.com/scheduled_events/AAAA",
		questions_and_answers: [{ question: "Language?", answer: "Kreyòl", position: 0 }],
		text_reminder_number: null,
		rescheduled: false,
		old_invitee: null,
		new_invitee: null,
		cancel_url: "https://calendly.com/cancellations/BBBB",
		tracking: { utm_campaign: null, utm_source: "site", utm_medium: null, utm_content: lead, salesforce_uuid: null },
		scheduled_event: {
			uri: "https://api.calendly.com/scheduled_events/AAAA",
			name: "IUL strategy call",
			status: "active",
			start_time: "2026-11-25T16:00:00.000000Z",
			end_time: "2026-11-25T16:30:00.000000Z",
		},
	},
};

test("a booking is read with its time, its invitee and its lead", () => {
	expect(readSchedulerEvent(booked)).toEqual({
		kind: "invitee.created",
		occurredAt: new Date("2026-11-23T15:00:00Z"),
		invitee,
		relatedInvitees: [],
		email: "marie.joseph@example.com",
		name: "Marie Joseph",
		appointment: "IUL strategy call",
		startsAt: new Date("2026-11-25T16:00:00Z"),
		endsAt: new Date("2026-11-25T16:30:00Z"),
		way: "phone",
		place: "",
		isMoved: false,
		references: [lead],
	});
});

test.each([
	[
		{ type: "zoom", join_url: "https://zoom.example/1" },
		{ way: "video", place: "https://zoom.example/1" },
	],
	[
		{ type: "physical", location: "1500 Sample Street" },
		{ way: "office", place: "1500 Sample Street" },
	],
	[
		{ type: "outbound_call", location: "+1 941 555 0133" },
		{ way: "phone", place: "" },
	],
	["somewhere", { way: "phone", place: "" }],
])("the place %j is read", (location, place) => {
	const { payload } = booked;
	const event = { ...booked, payload: { ...payload, scheduled_event: { ...payload.scheduled_event, location } } };
	expect(readSchedulerEvent(event)).toMatchObject(place);
});

test("what a database or a mail header can't hold costs no booking", () => {
	const { payload } = booked;
	const event = readSchedulerEvent({
		...booked,
		created_at: "+275000-01-01T00:00:00Z",
		payload: {
			...payload,
			email: "a@b.example, evil@x.example",
			name: "Marie\0 \ud800",
			scheduled_event: { name: "Call\r\nBcc: x", start_time: "-000100-01-01T00:00:00Z" },
		},
	});
	expect(event).toMatchObject({
		invitee,
		email: null,
		name: "Marie",
		appointment: "Call  Bcc: x",
		startsAt: null,
		occurredAt: null,
	});
});

test("a rescheduled appointment names both bookings", () => {
	const event = readSchedulerEvent({
		event: "invitee.canceled",
		payload: { uri: invitee, rescheduled: true, new_invitee: `${invitee}2` },
	});
	expect(event).toMatchObject({ isMoved: true, relatedInvitees: [`${invitee}2`], occurredAt: null });
});

test("a field that is missing, empty or of another type loses no booking", () => {
	const bare = { event: "invitee.created", payload: { uri: invitee } };
	expect(readSchedulerEvent(bare)).toMatchObject({ invitee, email: null, startsAt: null, references: [] });
	const odd = { email: 7, tracking: "none", scheduled_event: { start_time: "soon" }, rescheduled: "no" };
	expect(readSchedulerEvent({ ...bare, created_at: 12, payload: { uri: invitee, ...odd } })).toMatchObject({
		email: null,
		startsAt: null,
		isMoved: false,
	});
});

test("campaign values are not a reference to a lead", () => {
	const payload = { ...booked.payload, tracking: { utm_content: "blue-button", salesforce_uuid: "x" } };
	expect(readSchedulerEvent({ ...booked, payload })?.references).toEqual([]);
});

test.each([
	["another kind", { ...booked, event: "routing_form_submission.created" }],
	["no invitee", { event: "invitee.created", payload: {} }],
	["no payload", { event: "invitee.created" }],
	["a list", []],
	["nothing", null],
])("%s is not an event about an invitee", (_name, body) => {
	expect(readSchedulerEvent(body)).toBeNull();
});

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const created = (name: string, on: number, startsOn: number): BookingEvent => ({
	kind: "invitee.created",
	invitee: name,
	occurredAt: day(on),
	startsAt: day(startsOn),
	isMoved: false,
});
const canceled = (name: string, on: number, startsOn: number): BookingEvent => ({
	...created(name, on, startsOn),
	kind: "invitee.canceled",
});
const moved = (name: string, on: number, startsOn: number): BookingEvent => ({
	...canceled(name, on, startsOn),
	isMoved: true,
});

test.each<[name: string, events: BookingEvent[], status: "booked" | "cancelled", startsOn: number, updatedOn: number]>([
	["booked", [created("a", 1, 10)], "booked", 10, 1],
	["booked and canceled", [created("a", 1, 10), canceled("a", 2, 10)], "cancelled", 10, 2],
	["moved", [created("a", 1, 10), moved("a", 2, 10), created("b", 2, 12)], "booked", 12, 2],
	["being moved", [created("a", 1, 10), moved("a", 2, 10)], "booked", 10, 2],
	["moved, then canceled", [moved("a", 2, 10), created("b", 2, 12), canceled("b", 4, 12)], "cancelled", 12, 4],
	["canceled and booked again", [created("a", 1, 10), canceled("a", 2, 10), created("b", 5, 20)], "booked", 20, 5],
	["booked twice, one canceled", [created("a", 1, 10), created("b", 2, 12), canceled("b", 3, 12)], "booked", 10, 3],
	["booked twice", [created("a", 1, 30), created("b", 2, 12)], "booked", 12, 2],
])("%s, in any order of events", (_name, events, status, startsOn, updatedOn) => {
	const expected = { status, startsAt: day(startsOn), updatedAt: day(updatedOn) };
	expect(bookingState(events)).toEqual(expected);
	expect(bookingState(events.toReversed())).toEqual(expected);
});

test("without events there is no booking", () => {
	expect(bookingState([])).toBeNull();
});
