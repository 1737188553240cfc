import { agency } from "#content/agency.ts";
import { localTimes } from "#domain/calling-window/local-times.ts";
import { licenseLookup } from "#domain/compliance/license-lookups.ts";
import { schedulerAddress } from "#domain/funnels/scheduler-address.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import {
	blankOf,
	type ReplySlot,
	type ReplyTemplate,
	replySlots,
	templatesFor,
} from "#domain/lead-desk/reply-templates.ts";
import { type Locale, staffLanguage } from "#domain/locale/locales.ts";
import { isJurisdiction } from "#domain/location/jurisdictions.ts";
import { stateWords } from "#domain/location/state-names.ts";
import { formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { schedulerFor } from "../../leads/booking-offer.server.ts";
import { greeting } from "../../leads/greeting.server.ts";
import { isApplicant, refusalOf, stateOfLead } from "../../leads/lead-sales.server.ts";
import type { DeskLead } from "../work/find-lead.server.ts";

/** Who writes. Blanks are named in the language of their screen. */
export type ReplyWriter = Pick<LeadActor, "ownName" | "locale">;

/** True if something may be sold to the person. */
export function mayBuy(lead: DeskLead): boolean {
	return !lead.notOffered && refusalOf(lead) === null;
}

/** The templates that fit the lead. */
export function offeredTemplates(lead: DeskLead): readonly ReplyTemplate[] {
	return templatesFor({ isApplicant: isApplicant(lead), mayBuy: mayBuy(lead) });
}

/** A template in one language, filled in. Unknown values are blanks that the writer has to replace. */
export function renderReply(
	template: ReplyTemplate,
	locale: Locale,
	lead: DeskLead,
	writer: ReplyWriter,
): { subject: string; text: string } {
	const t = translator(locale, "leadReplies");
	const values = {
		...slotValues(locale, lead, writer),
		greeting: greeting({ ...lead, locale }),
		product: productName(locale, lead) ?? "none",
	};
	// Some accounts have no name.
	const signature = [writer.ownName, agency.name, agency.phone.display].filter(Boolean).join("\n");
	return {
		subject: t(`templates.${template}.subject`, values),
		text: t(`templates.${template}.text`, { ...values, signature }),
	};
}

function slotValues(locale: Locale, lead: DeskLead, writer: ReplyWriter): Record<ReplySlot, string> {
	const known: Partial<Record<ReplySlot, string | null>> = {
		bookingLink: bookingLink(lead),
		...stateSlots(locale, lead),
	};
	const t = translator(writer.locale, "leadReplies");
	return Object.fromEntries(replySlots.map((slot) => [slot, known[slot] || blankOf(t(`slots.${slot}`))])) as Record<
		ReplySlot,
		string
	>;
}

function stateSlots(locale: Locale, lead: DeskLead): Partial<Record<ReplySlot, string>> {
	const state = stateOfLead(lead);
	if (!state || !isJurisdiction(state)) return {};
	return { inState: stateWords(state, locale).inState, regulator: licenseLookup(state) };
}

function productName(locale: Locale, { product }: DeskLead): string | null {
	return product && product !== "recruiting" ? translator(locale, "shell")(`services.${product}`) : null;
}

/** Short enough to be read: it names the lead, which says all else. */
function bookingLink(lead: DeskLead): string | null {
	if (!isApplicant(lead) && !mayBuy(lead)) return null;
	const { product, kind } = lead;
	const { address } = schedulerFor({ locale: staffLanguage, product: kind === "application" ? "recruiting" : product });
	return schedulerAddress(address, { language: "", leadId: lead.id });
}

/** The values of a lead for templates, in the writer's language. Null for unknown ones. */
export function shownSlots(
	lead: DeskLead,
	{ locale: screen }: ReplyWriter,
	now: Date,
): { label: string; value: string | null }[] {
	const t = translator(screen, "leadReplies");
	const state = stateOfLead(lead);
	const times = localTimes(now, lead).map(({ timeZone }) => formatDateTime(screen, now, timeZone));
	return [
		{ label: t("slots.firstName"), value: lead.firstName },
		{ label: t("slots.product"), value: productName(screen, lead) },
		{ label: t("slots.state"), value: state && stateWords(state, screen).state },
		{ label: t("slots.localTime"), value: [...new Set(times)].join(" / ") || null },
		{ label: t("slots.phone"), value: agency.phone.display },
		{ label: t("slots.bookingLink"), value: bookingLink(lead) },
	];
}
