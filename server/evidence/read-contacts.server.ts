import { desc, eq, inArray } from "drizzle-orm";
import { bookingEvents, leadCalls, leadDeliveries, leadReplies, users } from "#database/schema.ts";
import { hoursThatDay } from "#domain/calling-window/hours-that-day.ts";
import type { RevocationBody } from "#domain/consent/consent-certificate.ts";
import type { EvidencePack } from "#domain/evidence/evidence-pack.ts";
import { readWebhookResults } from "../lead-desk/webhooks/webhook-results.server.ts";
import { readContents } from "../ledger/record-bodies.server.ts";
import type { Database } from "../platform/database/client.server.ts";
import { staffName } from "../staff/staff-name.server.ts";
import { revocationsFor } from "../suppression/suppressions.server.ts";
import { lawOfHours, verdictWords } from "./call-verdict.server.ts";
import { type EvidenceLead, maxEntries, newestOf } from "./evidence-lead.server.ts";

type Contacts = Pick<EvidencePack, "calls" | "deliveries" | "replies" | "bookings">;

const iso = (time: Date | null) => time?.toISOString() ?? null;

/** Every attempt to reach the person, and the calling rules' answer at that second. */
export async function readContacts(db: Database, lead: EvidenceLead, cut: string[]): Promise<Contacts> {
	const limit = maxEntries + 1;
	const [calls, deliveries, replies, bookings] = await Promise.all([
		db
			.select()
			.from(leadCalls)
			.where(eq(leadCalls.leadId, lead.id))
			.orderBy(desc(leadCalls.calledAt), desc(leadCalls.id))
			.limit(limit),
		db
			.select()
			.from(leadDeliveries)
			.where(eq(leadDeliveries.leadId, lead.id))
			.orderBy(desc(leadDeliveries.attemptedAt), desc(leadDeliveries.id))
			.limit(limit),
		db
			.select()
			.from(leadReplies)
			.where(eq(leadReplies.leadId, lead.id))
			.orderBy(desc(leadReplies.createdAt), desc(leadReplies.id))
			.limit(limit),
		db
			.select()
			.from(bookingEvents)
			.where(eq(bookingEvents.contact_submission_id, lead.id))
			.orderBy(desc(bookingEvents.occurred_at), desc(bookingEvents.id))
			.limit(limit),
	]);
	const results = await readWebhookResults(db, deliveries);
	return {
		calls: newestOf("calls", calls, cut).map((call) => describeCall(call, lead)),
		deliveries: newestOf("deliveries", deliveries, cut).map((delivery) => {
			const { attemptedAt, channel, kind, outcome, detail, jobId } = delivery;
			const call = results.get(jobId);
			return { at: attemptedAt.toISOString(), channel, kind, outcome, code: detail, ...(call && { call }) };
		}),
		replies: newestOf("replies", replies, cut).map((reply) => ({
			written: reply.createdAt.toISOString(),
			sent: iso(reply.sentAt),
			by: reply.authorName,
			state: reply.state,
			template: reply.template,
			language: reply.locale,
			subject: reply.subject,
			words: reply.text,
		})),
		bookings: newestOf("bookings", bookings, cut).map((booking) => ({
			at: booking.occurred_at.toISOString(),
			kind: booking.kind,
			starts: iso(booking.starts_at),
			isMoved: booking.is_moved,
		})),
	};
}

/** The words are English in every pack: its file has one spelling for all readers. */
function describeCall(call: typeof leadCalls.$inferSelect, { state }: EvidenceLead): EvidencePack["calls"][number] {
	const { id, calledAt, staffName: by, phoneKey: number, outcome, withdrawnAt, rule } = call;
	const verdict = { ...rule };
	return {
		id,
		at: calledAt.toISOString(),
		by,
		number,
		outcome,
		withdrawn: iso(withdrawnAt),
		verdict,
		words: verdictWords(verdict, calledAt, "en"),
		calledParty: hoursThatDay(calledAt, { state, phone: number }).map((hours) => ({
			...hours,
			law: lawOfHours(hours, "en"),
		})),
	};
}

/** The requests to stop that hold for the person. @param consent knows how to reach them when the lead does not any more */
export async function readStops(
	db: Database,
	lead: EvidenceLead,
	consent: EvidencePack["consent"],
): Promise<EvidencePack["stops"]> {
	const asSent = { id: lead.id, email: consent?.email || null, phone: consent?.phone || null };
	const revoked = (await revocationsFor(db, [asSent, lead])).slice(-maxEntries);
	const ids = [...new Set(revoked.flatMap(({ recordedBy }) => recordedBy ?? []))];
	const people =
		ids.length === 0
			? []
			: await db.select({ id: users.id, name: staffName }).from(users).where(inArray(users.id, ids));
	const nameOf = (id: string) => people.find((one) => one.id === id)?.name ?? id;
	const contents = await readContents<RevocationBody>(
		db,
		revoked.map(({ id }) => id),
	);
	return revoked.map(({ id, recordedAt, channels, method, locale, dueOn, recordedBy }) => ({
		at: recordedAt,
		channels,
		method,
		words: contents.get(id)?.words ?? null,
		language: locale,
		dueOn,
		recordedBy: recordedBy && nameOf(recordedBy),
	}));
}
