import { and, asc, eq, isNull } from "drizzle-orm";
import {
	contactSubmissions,
	leadPolicies,
	users,
	type webhookDeliveries,
	type webhookEndpoints,
} from "#database/schema.ts";
import { agreedToCalls } from "#domain/consent/calls-consent.ts";
import { coversNumber } from "#domain/consent/covers-number.ts";
import { leadPath } from "#domain/lead-desk/lead-address.ts";
import { testEvent } from "#domain/webhooks/webhook-event.ts";
import { readConsents } from "../../consent/read-consents.server.ts";
import { leadIsThere } from "../../leads/lead-is-there.server.ts";
import { isQuarantined } from "../../leads/lead-jobs.server.ts";
import type { ReasonsForOthers } from "../../platform/database/column-choices.ts";
import type { Services } from "../../services.server.ts";
import { staffName } from "../../staff/staff-name.server.ts";
import { optedOutAt } from "../../suppression/sharing-opt-out.server.ts";
import { channelsToCheck, stoppedChannels, suppressionsOf } from "../../suppression/suppressions.server.ts";

type Parts = Pick<Services, "database" | "env">;
type Endpoint = Pick<typeof webhookEndpoints.$inferSelect, "payload">;
type Delivery = Pick<typeof webhookDeliveries.$inferSelect, "type" | "leadId" | "sequence" | "happenedAt">;

/** The fields of a lead. Receivers depend on the names. */
export const payloadFields = {
	id: "id",
	service: "service",
	purpose: "kind",
	first_name: "firstName",
	last_name: "lastName",
	email: "email",
	phone: "phone",
	message: "message",
	product: "product",
	state: "state",
	unserved: "notOffered",
	details: "details",
	locale: "locale",
	page_source: "pageSource",
	utm_source: "utmSource",
	utm_medium: "utmMedium",
	utm_campaign: "utmCampaign",
	calls_consent: "callsConsent",
	marketing_consent: "marketingConsent",
	spam_reasons: "spamReasons",
} as const satisfies Record<string, keyof KeptLead>;

/** Fields that full payloads also have, and the original format doesn't. */
export const furtherFields = {
	status: "status",
	created_at: "createdAt",
	first_contact_at: "firstContactAt",
	booking_status: "bookingStatus",
	booking_starts_at: "bookingStartsAt",
	referred_by: "referredBy",
} as const satisfies Record<string, keyof KeptLead>;

type Sent = (typeof payloadFields)[keyof typeof payloadFields] | (typeof furtherFields)[keyof typeof furtherFields];

const isAboutTheVisit = "what the browser sent stays on the site";
const isDerived = "derived for our lists";
const isForStaff = "only our staff work with it";

/**
 * The fields that the receiver could use for advertising. They are left out for people who told us not to sell or share
 * their data.
 */
const withheldFromAdvertising = { utm_source: null, utm_medium: null, utm_campaign: null };

/** Columns that no call has, with the reasons. */
export const notSent = {
	submissionId: "means something to the visitor's browser alone",
	revision: "guards against staff who save over each other",
	eventNumber: "each call has it as its sequence",
	ownerId: "each call says who owns the lead in `owner`",
	statusReason: "may be a matter of health",
	valueCents: isForStaff,
	subject: "repeats the form's name and the product",
	bookingUpdatedAt: "orders what the scheduler told us",
	sessionId: isAboutTheVisit,
	formUrl: isAboutTheVisit,
	referrer: isAboutTheVisit,
	userAgent: isAboutTheVisit,
	ipAddress: isAboutTheVisit,
	securityMetadata: isAboutTheVisit,
	isTest: "no call is about a test lead",
	digestedAt: isForStaff,
	releasedAt: isForStaff,
	spamConfirmedAt: isForStaff,
	reviewDueAt: isForStaff,
	contactDueAt: isForStaff,
	promise: isForStaff,
	shown: isForStaff,
	overdueAlertedAt: isForStaff,
	nextTaskAt: isForStaff,
	nextCallableAt: isDerived,
	callableUntil: isDerived,
	source: isDerived,
	lastContactAt: isForStaff,
	emailKey: isDerived,
	phoneKey: isDerived,
	personId: isDerived,
	isClient: "`status` and `policies` say more",
	suppressed: "`stopped_channels` says more",
	indexedAt: isDerived,
	lastReminder: isForStaff,
	lastReminderAt: isForStaff,
	reminderClaimedAt: isForStaff,
	importId: "`service` says that it came in a file",
	erasedAt: "nothing is sent of an erased lead",
	deletedAt: "nothing is sent of a deleted lead",
	sortName: isDerived,
	isListed: isDerived,
} satisfies ReasonsForOthers<typeof contactSubmissions.$inferSelect, Sent>;

/**
 * The body of a call as text, because the signature covers these bytes. It is made for each attempt from the lead's
 * current data, so a person who has since asked us to stop is marked, and the queue holds no personal data.
 * @returns null if a receiver of the original format can't be notified of a lead that was deleted or erased
 */
export async function webhookBody(parts: Parts, { payload }: Endpoint, delivery: Delivery): Promise<string | null> {
	const { type, leadId, sequence, happenedAt } = delivery;
	const message = (data: object, at = happenedAt) => JSON.stringify({ type, timestamp: at.toISOString(), data });
	if (type === testEvent || leadId === null) return message({ test: true });
	const lead = await findKeptLead(parts, leadId);
	if (payload === "original") return lead ? message(await original(parts, lead), lead.createdAt) : null;
	const thin = {
		id: leadId,
		sequence,
		looks_like_spam: lead !== null && isQuarantined(lead),
		url: `${parts.env.siteOrigin}${leadPath(leadId)}`,
	};
	if (type === "lead.deleted") return message(thin);
	const told = { ...thin, owner: await ownerOf(parts, lead?.ownerId ?? null) };
	if (payload === "thin") return message(told);
	const full = lead && {
		...(await original(parts, lead)),
		...fieldsOf(lead, furtherFields),
		policies: await policiesOf(parts, leadId),
	};
	return message({ ...told, lead: full });
}

/** What the person bought, without what was entered by mistake. */
async function policiesOf({ database }: Parts, leadId: string): Promise<object[]> {
	const isStanding = and(eq(leadPolicies.leadId, leadId), isNull(leadPolicies.removedAt));
	const rows = await database.db.select().from(leadPolicies).where(isStanding).orderBy(asc(leadPolicies.effectiveOn));
	return rows.map((policy) => ({
		id: policy.id,
		carrier: policy.carrier,
		policy_number: policy.policyNumber,
		product: policy.product,
		premium_cents: policy.premiumCents,
		premium_every: policy.premiumEvery,
		effective_on: policy.effectiveOn,
		ended_on: policy.endedOn,
	}));
}

/** The owner of the lead, so that the receiver can tell owners apart. */
async function ownerOf({ database }: Parts, ownerId: string | null) {
	if (ownerId === null) return null;
	const { id, email } = users;
	const [owner] = await database.db.select({ id, name: staffName, email }).from(users).where(eq(id, ownerId));
	return owner ?? null;
}

type KeptLead = typeof contactSubmissions.$inferSelect & {
	/** To calls and texts about the request. */
	callsConsent: boolean;
	/** To marketing calls and texts of ours. Whoever opts out of sharing later is not advertised to by receivers. */
	marketingConsent: boolean;
	/** When the person told us the last time not to sell or share their data. */
	optedOutAt: Date | null;
};

/** Null if it was erased or deleted. An imported lead has no consent record, and so no consent. */
async function findKeptLead({ database, env }: Parts, leadId: string): Promise<KeptLead | null> {
	const [lead] = await database.db
		.select()
		.from(contactSubmissions)
		.where(and(eq(contactSubmissions.id, leadId), leadIsThere));
	if (!lead) return null;
	const stored = await readConsents(database.db, [leadId]);
	const records = stored.flatMap(({ full }) => full ?? []);
	const lastOptOut = await optedOutAt(database.db, env, lead);
	return {
		...lead,
		optedOutAt: lastOptOut,
		callsConsent: agreedToCalls(records, lead.phone),
		// Nobody agreed to anything for a number that is new.
		marketingConsent: records.some(
			({ boxes, phone, recorded_at }) =>
				boxes.marketing === true &&
				coversNumber(phone, lead.phone) &&
				(lastOptOut === null || new Date(recorded_at) > lastOptOut),
		),
	};
}

async function original({ database, env }: Parts, lead: KeptLead): Promise<object> {
	const [suppressions = []] = await suppressionsOf(database.db, env, [lead]);
	const isOptedOut = lead.optedOutAt !== null;
	return {
		...fieldsOf(lead, payloadFields),
		...(isOptedOut && withheldFromAdvertising),
		opted_out_of_sharing: isOptedOut,
		// The people at the other end must not use these channels either.
		stopped_channels: [...stoppedChannels(suppressions)],
		channels_to_check: [...channelsToCheck(suppressions)],
	};
}

function fieldsOf(lead: KeptLead, names: Readonly<Record<string, keyof KeptLead>>): Record<string, unknown> {
	return Object.fromEntries(Object.entries(names).map(([name, property]) => [name, lead[property]]));
}
