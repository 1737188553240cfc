import { eq } from "drizzle-orm";
import { leadImports } from "#database/schema.ts";
import type { EvidencePack } from "#domain/evidence/evidence-pack.ts";
import type { EvidenceDisclosure } from "#domain/evidence/evidence-records.ts";
import { dueState } from "#domain/lead-desk/due-state.ts";
import { fullName } from "#domain/leads/lead.ts";
import type { ShownVersions } from "#domain/leads/shown-versions.ts";
import { type FullConsent, readConsents } from "../consent/read-consents.server.ts";
import { promisedWords } from "../leads/promise-of.server.ts";
import type { Database } from "../platform/database/client.server.ts";
import { type ColumnChoices, chosenOf } from "../platform/database/column-choices.ts";
import type { EvidenceLead } from "./evidence-lead.server.ts";

/** The person's submission and its origin. An erased lead has neither. */
export async function readRequest(db: Database, lead: EvidenceLead): Promise<EvidencePack["request"]> {
	if (lead.erasedAt) return null;
	return {
		received: lead.createdAt.toISOString(),
		form: lead.kind,
		product: lead.product,
		subject: lead.subject,
		words: lead.message,
		name: fullName(lead),
		email: lead.email,
		phone: lead.phone,
		state: lead.state,
		language: lead.locale,
		page: lead.pageSource,
		address: lead.formUrl,
		cameFrom: lead.referrer,
		source: lead.source,
		...(lead.referredBy && { referredBy: lead.referredBy }),
		network: lead.ipAddress,
		browser: lead.userAgent,
		answers: { ...lead.details },
		isNotOffered: lead.notOffered,
		spamReasons: lead.spamReasons,
		status: lead.status,
		importedFrom: await readOrigin(db, lead.importId),
	};
}

async function readOrigin(db: Database, importId: string | null) {
	if (importId === null) return null;
	const [found] = await db.select().from(leadImports).where(eq(leadImports.id, importId));
	if (!found) return null;
	const { fileName, staffName, startedAt, createdAt } = found;
	return { file: fileName, by: staffName, at: (startedAt ?? createdAt).toISOString() };
}

/** The parts of a consent record that a pack has. */
export const consentColumns = {
	text: true,
	text_version: true,
	text_published: true,
	locale: true,
	page: true,
	boxes: true,
	name: true,
	email: true,
	phone: true,
	recorded_at: true,
	ip_address: true,
	user_agent: true,
	sequence: "the certificate has its place in the ledger",
	id: "the certificate has it",
	contact_submission_id: "it is the lead of the pack",
	stored_at: "only tells how long it waited for its seal",
} as const satisfies ColumnChoices<FullConsent>;

/**
 * The consent record that came with the form, as the database has it. The certificate says whether that is what was sealed,
 * and has what the person agreed to afterwards. After the key of the record was destroyed, only that is known.
 */
export async function readConsent(
	db: Database,
	leadId: string,
): Promise<Pick<EvidencePack, "consent" | "consentEnded">> {
	const [stored] = await readConsents(db, [leadId]);
	const consentEnded = stored?.destroyedAt?.toISOString();
	if (!stored?.full) return { consent: null, ...(consentEnded && { consentEnded }) };
	return { consent: describeConsent(stored.full) };
}

function describeConsent(full: FullConsent): EvidencePack["consent"] {
	const record = chosenOf(full, consentColumns);
	return {
		text: record.text,
		version: record.text_version,
		isPublished: record.text_published,
		language: record.locale,
		page: record.page,
		boxes: record.boxes,
		name: record.name,
		email: record.email,
		phone: record.phone,
		recorded: record.recorded_at,
		network: record.ip_address,
		browser: record.user_agent,
	};
}

/** The recorded disclosures that the page made to the person. */
export function readDisclosures(lead: EvidenceLead, consent: EvidencePack["consent"]): EvidenceDisclosure[] {
	const { promise, shown, details, locale } = lead;
	const words = promise && promisedWords(lead, promise);
	const figures = Object.entries(details.result ?? {}).map(([name, value]) => `${name}: ${value ?? ""}`);
	const versionOf = (what: keyof ShownVersions) => ({
		what,
		version: shown?.[what] ?? null,
		language: shown && locale,
		words: null,
	});
	return [
		{
			what: "consent",
			version: consent?.version ?? null,
			language: consent?.language ?? null,
			words: consent?.text ?? null,
		},
		{
			what: "promise",
			version: promise?.version ?? null,
			language: promise?.locale ?? null,
			words: words?.join("\n") ?? null,
		},
		// Without figures, their version tells nothing about this lead.
		figures.length > 0
			? { ...versionOf("figures"), language: locale, words: figures.join("\n") }
			: { what: "figures", version: null, language: null, words: null },
		versionOf("notices"),
		versionOf("privacyPolicy"),
	];
}

/** Reads if we responded in time. */
export function readResponse(lead: EvidenceLead, now: Date): EvidencePack["response"] {
	if (lead.erasedAt) return null;
	return {
		promised: [...(lead.promise?.kinds ?? [])],
		due: lead.contactDueAt.toISOString(),
		firstContact: lead.firstContactAt?.toISOString() ?? null,
		outcome: dueState(lead, now),
	};
}
