import * as v from "valibot";

import { emailField } from "../leads/lead-fields.ts";
import { mendedLineOf, toOneLine } from "../text/plain-text.ts";
import { isUuid } from "../text/uuid.ts";
import { type AppointmentWay, maxMeetingPlaceLength } from "./appointment-way.ts";

/**
 * An event of the scheduler: version 2 of Calendly's webhooks. Only the kind and the invitee are required, so that a
 * field that Calendly adds, renames or leaves empty never loses a booking.
 * https://developer.calendly.com/api-docs/overview/webhooks
 */
const text = mendedLineOf(2048);
/** An address goes into the header Reply-To, so anything else counts as none. */
const address = v.fallback(v.nullable(emailField), null);
const instant = v.fallback(
	v.nullable(
		v.pipe(
			v.string(),
			v.transform((value) => new Date(value)),
			v.check(isPlausible),
		),
	),
	null,
);
const optionalText = v.optional(text, null);
const optionalInstant = v.optional(instant, null);

const location = v.object({ type: optionalText, location: optionalText, join_url: optionalText });
const appointment = v.object({
	name: optionalText,
	start_time: optionalInstant,
	end_time: optionalInstant,
	location: v.fallback(v.optional(v.nullable(location), null), null),
});
const tracking = v.object({ utm_content: optionalText, salesforce_uuid: optionalText });

const schema = v.object({
	event: v.picklist(["invitee.created", "invitee.canceled"]),
	created_at: optionalInstant,
	payload: v.object({
		/** Identifies the invitee: the same for a booking and its cancellation, a new one after rescheduling. */
		uri: v.pipe(v.string(), v.minLength(1), v.maxLength(2048), v.transform(toOneLine)),
		email: v.optional(address, null),
		name: optionalText,
		rescheduled: v.fallback(v.optional(v.boolean(), false), false),
		old_invitee: optionalText,
		new_invitee: optionalText,
		scheduled_event: v.fallback(v.optional(v.nullable(appointment), null), null),
		tracking: v.fallback(v.nullable(v.optional(tracking, {})), null),
	}),
});

export interface SchedulerEvent {
	kind: "invitee.created" | "invitee.canceled";
	/** When it happened at the scheduler; null if unknown. */
	occurredAt: Date | null;
	invitee: string;
	/** The same person's booking before or after rescheduling. */
	relatedInvitees: string[];
	email: string | null;
	name: string | null;
	appointment: string | null;
	startsAt: Date | null;
	endsAt: Date | null;
	way: AppointmentWay;
	/** The link or the address. Empty if there is none. */
	place: string;
	/** A cancellation that is one half of rescheduling. */
	isMoved: boolean;
	/** Ids that we passed to the scheduler, of a lead or its submission. */
	references: string[];
}

/** @returns null if the event is not about an invitee */
export function readSchedulerEvent(body: unknown): SchedulerEvent | null {
	const parsed = v.safeParse(schema, body);
	if (!parsed.success) return null;
	const { event, created_at, payload } = parsed.output;
	return {
		kind: event,
		occurredAt: created_at,
		invitee: payload.uri,
		relatedInvitees: [payload.old_invitee, payload.new_invitee].filter((uri) => uri !== null),
		email: payload.email?.toLowerCase() ?? null,
		name: payload.name?.trim() || null,
		appointment: payload.scheduled_event?.name ?? null,
		startsAt: payload.scheduled_event?.start_time ?? null,
		endsAt: payload.scheduled_event?.end_time ?? null,
		...placeOf(payload.scheduled_event?.location),
		isMoved: payload.rescheduled,
		references: [payload.tracking?.salesforce_uuid, payload.tracking?.utm_content].filter(isUuid),
	};
}

/** A meeting has a link, an office has an address, and all else is a call. */
function placeOf(at: v.InferOutput<typeof location> | null | undefined): Pick<SchedulerEvent, "way" | "place"> {
	if (at?.join_url) return { way: "video", place: at.join_url.slice(0, maxMeetingPlaceLength) };
	if (at?.type === "physical") return { way: "office", place: (at.location ?? "").slice(0, maxMeetingPlaceLength) };
	return { way: "phone", place: "" };
}

/** PostgreSQL stores fewer years than JavaScript knows. No appointment is that far away. */
function isPlausible(date: Date): boolean {
	const year = date.getUTCFullYear();
	return year >= 2000 && year < 2200;
}
