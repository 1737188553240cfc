import { agency } from "#content/agency.ts";
import { insurers } from "#content/insurers.ts";
import type {
	bookingEvents,
	contactSubmissions,
	leadCalls,
	leadChanges,
	leadDeliveries,
	leadNotes,
	leadPolicies,
	leadReplies,
	leadTasks,
} from "#database/schema.ts";
import { phoneKey } from "#domain/contacts/match-key.ts";
import { callOutcomes } from "#domain/lead-desk/call-outcome.ts";
import { type LeadStatus, lossReasons } from "#domain/lead-desk/lead-status.ts";
import type { StoredPolicy } from "#domain/lead-desk/policy.ts";
import { defaultLocale } from "#domain/locale/locales.ts";
import { addDays, zonedTime } from "#domain/office-hours/zoned-time.ts";
import type { IntakeEntry } from "#server/intake/intake-entry.server.ts";
import { storedPolicy } from "#server/lead-desk/policies/policies.server.ts";
import { firstReview } from "#server/lead-desk/policies/policy-review.server.ts";
import type { DemoRandom } from "./demo-random.ts";
import type { DemoPerson } from "./demo-staff.ts";
import { demoNotes, demoReplies, demoTasks } from "./demo-words.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Staff's work on one lead so far. */
export interface DemoWork {
	lead: { id: string } & Partial<typeof contactSubmissions.$inferInsert>;
	changes: (typeof leadChanges.$inferInsert)[];
	notes: (typeof leadNotes.$inferInsert)[];
	policies: (typeof leadPolicies.$inferInsert)[];
	tasks: (typeof leadTasks.$inferInsert)[];
	calls: (typeof leadCalls.$inferInsert)[];
	replies: (typeof leadReplies.$inferInsert)[];
	deliveries: (typeof leadDeliveries.$inferInsert)[];
	bookings: (typeof bookingEvents.$inferInsert)[];
}

/** How far leads of that age are. */
function statusAt(ageMs: number, random: DemoRandom): LeadStatus {
	if (ageMs < 6 * hourMs) return random.isLikely(0.8) ? "new" : "contacted";
	if (ageMs < 4 * dayMs) return random.weighted({ new: 25, contacted: 45, qualified: 15, booked: 10, unreachable: 5 });
	if (ageMs < 30 * dayMs)
		return random.weighted({ new: 2, contacted: 30, qualified: 20, booked: 12, won: 12, lost: 16, unreachable: 8 });
	return random.weighted({ contacted: 6, qualified: 5, booked: 2, won: 27, lost: 38, unreachable: 22 });
}

/** @param people who can own it */
export function demoWork(
	{ id, lead, receivedAt }: IntakeEntry,
	people: readonly DemoPerson[],
	now: Date,
	random: DemoRandom,
): DemoWork {
	const received = new Date(receivedAt);
	const work: DemoWork = {
		lead: { id },
		changes: [],
		notes: [],
		policies: [],
		tasks: [],
		calls: [],
		replies: [],
		deliveries: [],
		bookings: [],
	};
	if (lead.email) {
		const sent = { channel: "email", kind: "acknowledge-visitor", outcome: "sent", jobId: random.id() } as const;
		const attemptedAt = new Date(received.getTime() + 20_000);
		if (lead.spamReasons.length === 0) work.deliveries.push({ id: random.id(), leadId: id, ...sent, attemptedAt });
	}
	const status = lead.spamReasons.length > 0 ? "new" : statusAt(now.getTime() - received.getTime(), random);
	const able = people.filter(({ states }) => lead.state === null || states.includes(lead.state));
	const owner = status === "new" && random.isLikely(0.7) ? null : random.pick(able.length > 0 ? able : people);
	if (lead.spamReasons.length > 0 || !owner) return work;
	// Most are answered the same day, some only after the weekend.
	const firstAt = new Date(Math.min(received.getTime() + random.next() ** 3 * 40 * hourMs + 600_000, now.getTime()));
	const laterAt = () =>
		new Date(random.between(firstAt.getTime(), Math.min(firstAt.getTime() + 20 * dayMs, now.getTime())));
	const byOwner = { authorId: owner.id, authorName: owner.name };
	let revision = 0;
	const change = (kind: "owner" | "status" | "policy", before: object | null, after: object, changedAt: Date) => {
		revision += 1;
		const by = { staffId: owner.id, staffName: owner.name };
		work.changes.push({ id: random.id(), leadId: id, ...by, kind, before, after, revision, changedAt });
	};
	change("owner", null, { userId: owner.id, name: owner.name }, firstAt);
	const statusReason = status === "lost" ? random.pick(lossReasons) : null;
	const valueCents = status === "won" ? Math.round(random.between(240, 4200)) * 100 : null;
	if (status !== "new") {
		const before = { status: "new", reason: null, valueCents: null };
		const decidedAt = laterAt();
		change("status", before, { status, reason: statusReason, valueCents }, decidedAt);
		const policy = valueCents && addPolicy(work, lead, owner, { now, at: decidedAt, valueCents }, random);
		if (policy) change("policy", null, { policy }, decidedAt);
	}
	Object.assign(work.lead, { status, statusReason, valueCents, ownerId: owner.id, revision });
	if (status === "new") return work;
	const key = lead.phone && phoneKey(lead.phone);
	if (key) {
		const outcome = status === "unreachable" ? random.pick(["noAnswer", "voicemail", "busy"] as const) : "reached";
		const called = { leadId: id, staffId: owner.id, staffName: owner.name, phoneKey: key, rule: { isOpen: true } };
		work.calls.push({ id: random.id(), ...called, outcome, calledAt: firstAt });
		if (random.isLikely(0.5)) {
			work.calls.push({
				id: random.id(),
				...called,
				outcome: random.pick(callOutcomes.slice(0, 4)),
				calledAt: laterAt(),
			});
		}
	}
	if (lead.email && random.isLikely(0.4)) {
		const sentAt = laterAt();
		const reply = { ...demoReplies[lead.locale], template: null, locale: lead.locale, state: "sent" } as const;
		work.replies.push({ id: random.id(), leadId: id, ...byOwner, ...reply, createdAt: sentAt, sentAt });
	}
	for (let count = Math.floor(random.between(0, 3)); count > 0; count -= 1) {
		work.notes.push({ id: random.id(), leadId: id, ...byOwner, text: random.pick(demoNotes), createdAt: laterAt() });
	}
	addTask(work, owner, { now, firstAt, isOpen: ["contacted", "qualified", "booked"].includes(status) }, random);
	if (status === "booked") addBooking(work, lead, { now, at: laterAt() }, random);
	const contacts = contactsOf(work);
	work.lead.firstContactAt = contacts.at(0) ?? null;
	work.lead.lastContactAt = contacts.at(-1) ?? null;
	return work;
}

/** The contacts according to the log, in their order. Some leads only have a status that somebody set. */
function contactsOf({ calls, replies, bookings }: DemoWork): Date[] {
	const reached = calls.filter(({ outcome }) => outcome === "reached" || outcome === "voicemail");
	const moments = [
		...reached.map(({ calledAt }) => calledAt),
		...replies.flatMap(({ sentAt }) => sentAt ?? []),
		...bookings.map(({ occurred_at }) => occurred_at),
	];
	return moments.sort((one, other) => one.getTime() - other.getTime());
}

function addTask(
	work: DemoWork,
	owner: DemoPerson,
	{ now, firstAt, isOpen }: { now: Date; firstAt: Date; isOpen: boolean },
	random: DemoRandom,
): void {
	if (!random.isLikely(0.6)) return;
	const [from, to] = isOpen
		? [now.getTime() - 2 * dayMs, now.getTime() + 12 * dayMs]
		: [firstAt.getTime(), now.getTime()];
	const dueAt = new Date(Math.round(random.between(from, to) / (hourMs / 2)) * (hourMs / 2));
	const task = { leadId: work.lead.id, assigneeId: owner.id, createdById: owner.id, createdByName: owner.name };
	const done = isOpen ? {} : { doneAt: dueAt, doneByName: owner.name };
	work.tasks.push({ id: random.id(), ...task, text: random.pick(demoTasks), dueAt, createdAt: firstAt, ...done });
	if (isOpen) work.lead.nextTaskAt = dueAt;
}

/** What most won leads bought, with the review ahead of it. A few reviews were set for these weeks, a few policies ended. */
function addPolicy(
	work: DemoWork,
	lead: IntakeEntry["lead"],
	owner: DemoPerson,
	{ now, at, valueCents }: { now: Date; at: Date; valueCents: number },
	random: DemoRandom,
): StoredPolicy | null {
	const sellers = insurers.filter(({ products }) => products.some((product) => product === lead.product));
	if (sellers.length === 0 || random.isLikely(0.2)) return null;
	const { name: carrier, products } = random.pick(sellers);
	const dayOf = (moment: Date) => zonedTime(moment, agency.timeZone).date;
	const effectiveOn = addDays(dayOf(at), Math.floor(random.between(1, 21)));
	const someDay = addDays(dayOf(now), Math.floor(random.between(-10, 60)));
	const isOld = effectiveOn < addDays(dayOf(now), -60);
	const premiumEvery = random.isLikely(0.8) ? "month" : "year";
	const policy = {
		id: random.id(),
		leadId: work.lead.id,
		carrier,
		policyNumber: `${Math.floor(random.between(100_000, 999_999))}`,
		product: products.find((product) => product === lead.product) ?? null,
		premiumCents: premiumEvery === "year" ? valueCents : Math.round(valueCents / 12),
		premiumEvery,
		effectiveOn,
		reviewOn: isOld && random.isLikely(0.2) ? someDay : null,
		endedOn: isOld && random.isLikely(0.06) ? addDays(dayOf(now), -Math.floor(random.between(1, 30))) : null,
		createdById: owner.id,
		createdAt: at,
		changedAt: at,
		removedAt: null,
	} as const;
	work.policies.push(policy);
	const review = firstReview(policy, { locale: defaultLocale, now: at });
	if (review) {
		work.tasks.push({ ...review, id: random.id() });
		work.lead.nextTaskAt = review.dueAt;
	}
	return storedPolicy(policy);
}

function addBooking(
	work: DemoWork,
	{ email, firstName, lastName }: IntakeEntry["lead"],
	{ now, at }: { now: Date; at: Date },
	random: DemoRandom,
): void {
	const startsAt = new Date(
		Math.ceil(random.between(now.getTime() - dayMs, now.getTime() + 9 * dayMs) / hourMs) * hourMs,
	);
	const id = random.id();
	work.bookings.push({
		id,
		event_key: `demo ${id}`,
		kind: "invitee.created",
		invitee: `https://scheduler.example/invitees/${id}`,
		contact_submission_id: work.lead.id,
		matched_by: "reference",
		email,
		name: `${firstName} ${lastName}`,
		starts_at: startsAt,
		payload: {},
		occurred_at: at,
		created_at: at,
	});
	Object.assign(work.lead, { bookingStatus: "booked", bookingStartsAt: startsAt, bookingUpdatedAt: at });
}
