import * as v from "valibot";
import { testEvent, webhookEvents } from "../webhooks/webhook-event.ts";

/** The parts of an evidence pack. Times are ISO 8601 in UTC, days are `2026-11-23`. */

const text = v.string();
const perhaps = v.nullable(text);
/** The stored value. Its parts differ by kind and by the version of the site that stored it. */
const asStored = v.nullable(v.record(v.string(), v.unknown()));

/** The person's submission. Null in the pack of an erased lead. */
export const requestSchema = v.strictObject({
	received: text,
	form: text,
	product: perhaps,
	subject: text,
	words: text,
	name: text,
	email: perhaps,
	phone: perhaps,
	state: perhaps,
	language: text,
	page: text,
	address: perhaps,
	cameFrom: perhaps,
	source: perhaps,
	/** Who recommended us, if staff noted it. */
	referredBy: v.optional(text),
	network: text,
	browser: perhaps,
	answers: asStored,
	/** True if the agency may not offer that product in that state. */
	isNotOffered: v.boolean(),
	/** Why it looked like spam. */
	spamReasons: v.array(text),
	status: text,
	/** The file that it was imported from. Then the person sent no form. */
	importedFrom: v.nullable(v.strictObject({ file: text, by: text, at: text })),
});

/** The consent record, also where no certificate can prove it. */
export const consentSchema = v.strictObject({
	text,
	version: text,
	isPublished: v.boolean(),
	language: text,
	page: text,
	boxes: v.record(v.string(), v.boolean()),
	name: text,
	email: text,
	phone: text,
	recorded: text,
	network: text,
	browser: text,
});

/** A disclosure that the page made to the person. Null means "not recorded", never "not shown". */
export const disclosureSchema = v.strictObject({
	what: v.picklist(["consent", "promise", "figures", "notices", "privacyPolicy", "page"]),
	version: perhaps,
	language: perhaps,
	words: perhaps,
	/** For a page whose wording is on record, the version is the hash of the wording. */
	wording: v.optional(v.strictObject({ address: text, from: text, until: perhaps, approval: perhaps })),
});

/** The outcome of the first response. */
export const responseSchema = v.strictObject({
	/** The promise of the page: `review`, `contact`. Empty if it promised nothing. */
	promised: v.array(text),
	due: text,
	firstContact: perhaps,
	/** `kept`, `late`, or another state of the deadline. */
	outcome: text,
});

/** The hours of one clock and one law on the day of a call. */
const hoursSchema = v.strictObject({
	state: perhaps,
	timeZone: text,
	date: text,
	time: text,
	/** Null: no calls on that day. */
	from: perhaps,
	to: perhaps,
	law: text,
});

export const callSchema = v.strictObject({
	id: text,
	at: text,
	by: text,
	number: text,
	outcome: text,
	/** When the person who logged it withdrew it. */
	withdrawn: perhaps,
	/** The rules' answer at that second. */
	verdict: asStored,
	/** The same in words, with where the rule is written. */
	words: v.array(text),
	/** The clocks where the person may have been, with that day's legal calling hours. */
	calledParty: v.array(hoursSchema),
});

export const deliverySchema = v.strictObject({
	at: text,
	channel: text,
	kind: text,
	outcome: text,
	/** The receiver's code, or why it was held back. */
	code: perhaps,
	/** For a webhook: which endpoint was notified of what, and the outcome. Absent for calls without a log. */
	call: v.optional(
		v.strictObject({
			origin: v.picklist(["admin", "configuration"]),
			name: text,
			type: v.picklist([...webhookEvents, testEvent]),
			state: v.picklist(["waiting", "sent", "dead", "dropped"]),
			since: text,
		}),
	),
});

export const replySchema = v.strictObject({
	written: text,
	sent: perhaps,
	by: text,
	state: text,
	template: perhaps,
	language: text,
	subject: text,
	words: text,
});

export const stopSchema = v.strictObject({
	at: text,
	channels: v.array(text),
	method: text,
	words: perhaps,
	language: text,
	dueOn: text,
	/** The account that wrote it down. Null if the person did it. */
	recordedBy: perhaps,
});

export const doNotCallSchema = v.strictObject({
	number: text,
	checkedOn: text,
	source: text,
	list: text,
	isListed: v.boolean(),
	addedBy: text,
	added: text,
	/** When somebody found that the list was wrong. */
	removed: perhaps,
});

export const complaintSchema = v.strictObject({
	id: text,
	receivedOn: text,
	channel: text,
	status: text,
	severity: text,
	name: text,
	words: text,
	product: text,
	insurer: text,
	regulator: text,
	fileNumber: text,
	dueOn: perhaps,
	answeredOn: perhaps,
	answer: text,
	recordedBy: text,
	recorded: text,
	closed: perhaps,
	changes: v.array(v.strictObject({ at: text, by: text, before: asStored, after: asStored })),
});

export const changeSchema = v.strictObject({
	at: text,
	/** Empty if the site did it. */
	by: text,
	kind: text,
	before: asStored,
	after: asStored,
	/** That somebody undid it at that time, or that it is the undo of another change. */
	undo: v.optional(v.strictObject({ isUndo: v.boolean(), at: text })),
});

/** The owner that the routing rules chose, and their results for everyone. */
export const assignmentSchema = v.strictObject({ at: text, rulesVersion: v.number(), reasons: asStored });

export const bookingSchema = v.strictObject({ at: text, kind: text, starts: perhaps, isMoved: v.boolean() });

/** The ids of linked leads that the reader may open, and nothing else about them. */
export const linkedSchema = v.strictObject({
	samePerson: v.array(text),
	sameContact: v.array(text),
});

/** People who opened the lead or exported a part of it. */
export const accessSchema = v.strictObject({ entry: text, at: text, action: text, by: text, network: perhaps });

/** A kind of data that is deleted, and after how many days. */
export const removedSchema = v.strictObject({ what: text, afterDays: v.number() });

export type EvidenceCall = v.InferOutput<typeof callSchema>;
export type EvidenceDisclosure = v.InferOutput<typeof disclosureSchema>;
export type EvidenceComplaint = v.InferOutput<typeof complaintSchema>;
