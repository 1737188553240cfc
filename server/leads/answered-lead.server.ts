import { and, eq, gt, isNull, ne, type SQL } from "drizzle-orm";
import { rememberConsentTexts } from "#content/consent-texts.server.ts";
import { contactSubmissions } from "#database/schema.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { readConsentTexts } from "../consent/read-consent-texts.server.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import type { Services } from "../services.server.ts";
import { deskService } from "./desk-service.server.ts";

/** The questions stand on the page that thanks for the lead, so a later answer is not from there. */
const askedForMs = 24 * 3_600_000;
/** For the rows of a lead that was answered a moment ago. */
export const patienceMs = 2000;

/** The parts that receive an answer to what the thanks for a lead ask. */
export type AnswerParts = Pick<Services, "database" | "intake" | "limiter" | "leadIndex" | "clock">;

/**
 * True if the site shows this text beside the question, or has shown it. Another process may have begun to show a text that
 * this one has not heard of yet.
 */
export async function isOurText(
	{ database: { db } }: Pick<AnswerParts, "database">,
	isShown: (text: string, locale: Locale) => boolean,
	{ text, locale }: { text: string; locale: Locale },
): Promise<boolean> {
	if (isShown(text, locale)) return true;
	rememberConsentTexts(await readConsentTexts(db));
	return isShown(text, locale);
}

/**
 * Finds and locks a lead that a visitor sent within a day. The id of an imported lead is no secret, and staff may choose that
 * of one that they add.
 */
export async function lockAnsweredLead(transaction: Transaction, leadId: string, now: Date, which: SQL | undefined) {
	const { id, firstName, lastName, email, phone, createdAt, importId, erasedAt, service } = contactSubmissions;
	const [lead] = await transaction
		.select({ id, firstName, lastName, email, phone })
		.from(contactSubmissions)
		.where(
			and(
				eq(id, leadId),
				isNull(importId),
				ne(service, deskService),
				isNull(erasedAt),
				gt(createdAt, new Date(now.getTime() - askedForMs)),
				which,
			),
		)
		.for("update");
	return lead;
}

export type AnsweredLead = NonNullable<Awaited<ReturnType<typeof lockAnsweredLead>>>;
