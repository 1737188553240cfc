import * as v from "valibot";
import { chatProducts, chatTimelines } from "#domain/chat/chat-options.ts";
import { locales } from "#domain/locale/locales.ts";
import { isOneLine } from "#domain/text/plain-text.ts";
import { calculatorBandNames } from "./calculator-bands.ts";

/** Properties must not contain anything like an email address or a phone number. */
function namesNobody(text: string): boolean {
	return !/@|\d(?:[\s().-]*\d){6}/.test(text) && isOneLine(text);
}

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength), v.check(namesNobody));
/** One of our identifiers: a form's id, a place on the page, a product. */
const code = v.pipe(v.string(), v.regex(/^[\w.-]{1,60}$/), v.check(namesNobody));
const path = v.pipe(v.string(), v.regex(/^\/[\w\-./~%]{0,300}$/), v.check(namesNobody));
/** Two letters, or `unknown` if the typed text names no state. */
const state = v.pipe(v.string(), v.regex(/^(?:[A-Z]{2}|unknown)$/));
/** A number that the agency publishes. */
const agencyPhone = v.pipe(v.string(), v.regex(/^\+?[\d ().-]{10,20}$/));
/** Nothing typed: only in which band an answer lies. */
const calculatorBands = v.strictObject({
	age: v.optional(v.picklist(calculatorBandNames.age)),
	coverage: v.optional(v.picklist(calculatorBandNames.coverage)),
	horizon: v.optional(v.picklist(calculatorBandNames.horizon)),
});
/** A button without its own event, classified by its label. */
const button = { label: v.optional(text(80)), location: v.optional(code) };

/** Every event with its properties. An unlisted property makes the event invalid, so that no personal data slips in. */
const properties = {
	page_view: v.strictObject({}),
	call_click: v.strictObject({ number: agencyPhone, location: code }),
	phone_call: v.strictObject(button),
	book_appointment: v.strictObject({ product: code, source: code }),
	book_consultation: v.strictObject(button),
	get_quote: v.strictObject(button),
	calculator_completed: v.strictObject({ service: code, state: v.optional(state), values: calculatorBands }),
	calendar_clicked: v.strictObject({ service: code, state: v.optional(state), lead_captured: v.boolean() }),
	/** Without the email address, which goes only to the data layer, and only if marketing is allowed. */
	form_submit: v.strictObject({ form_id: code, utm_source: text(100), page_source: path }),
	contact_form: v.strictObject({
		form_type: code,
		page: path,
		outcome: v.picklist(["success", "failure"]),
		error_message: v.optional(text(120)),
	}),
	chat_qualified: v.strictObject({ state, product: v.picklist(chatProducts), timeline: v.picklist(chatTimelines) }),
	chat_handoff: v.strictObject({ product: v.picklist(chatProducts), to: code }),
	state_selection: v.strictObject({ category: v.literal("navigation"), state, state_name: text(60) }),
	blog_post_click: v.strictObject({ title: text(200), category: text(60), id: code }),
	web_vital: v.strictObject({
		metric: v.picklist(["CLS", "FCP", "INP", "LCP", "TTFB"]),
		/** Milliseconds; for CLS a plain number. */
		value: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
		rating: v.picklist(["good", "needs-improvement", "poor"]),
	}),
};

export type EventName = keyof typeof properties;
export type EventProperties<Name extends EventName> = v.InferOutput<(typeof properties)[Name]>;
/** An action of a visitor. */
export type VisitorEvent = { [Name in EventName]: { name: Name; properties: EventProperties<Name> } }[EventName];

export const eventNames = Object.keys(properties) as EventName[];

const envelope = v.object({
	/** Created in the browser, so that an event that is sent twice is stored once. */
	id: v.pipe(v.string(), v.uuid(), v.toLowerCase()),
	name: v.picklist(eventNames),
	properties: v.optional(v.record(v.string(), v.unknown()), {}),
	page: path,
	locale: v.picklist(locales),
	/** The event's age when it was sent: a visitor's clock may be wrong, but a time span is right. */
	age_ms: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3_600_000)),
});

const batch = v.object({
	session_id: v.pipe(v.string(), v.uuid(), v.toLowerCase()),
	events: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(50)),
});

export type SentEvent = Omit<v.InferOutput<typeof envelope>, "name" | "properties"> & VisitorEvent;

export interface EventBatch {
	sessionId: string;
	events: SentEvent[];
	/** The number of invalid events. */
	refused: number;
}

/** @returns undefined if the body is not a batch; an invalid event does not affect the others */
export function readEventBatch(body: unknown): EventBatch | undefined {
	const parsed = v.safeParse(batch, body);
	if (!parsed.success) return undefined;
	const events = parsed.output.events.flatMap((event) => readEvent(event) ?? []);
	return { sessionId: parsed.output.session_id, events, refused: parsed.output.events.length - events.length };
}

function readEvent(event: unknown): SentEvent | undefined {
	const parsed = v.safeParse(envelope, event);
	if (!parsed.success) return undefined;
	const own = v.safeParse(properties[parsed.output.name], parsed.output.properties);
	return own.success ? ({ ...parsed.output, properties: own.output } as SentEvent) : undefined;
}
