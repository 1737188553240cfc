import { agency } from "#content/agency.ts";
import { appointmentWays } from "#domain/bookings/appointment-way.ts";
import { unheardRule } from "#domain/lead-desk/lead-change.ts";
import { type ChangedFacts, type LeadFactName, leadFactNames } from "#domain/lead-desk/lead-facts.ts";
import { isLossReason, type LeadStatus } from "#domain/lead-desk/lead-status.ts";
import type { ChangedValue, EventOf } from "#domain/lead-desk/timeline-event.ts";
import { phoneText } from "#domain/leads/phone-text.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { formatDate, formatDateTime, formatMoney } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { statusName } from "../../leads/status-name.server.ts";
import { factText } from "../page/fact-choices.server.ts";
import { policyChangeText } from "../policies/policy-words.server.ts";

type Change = EventOf<"change">["data"] & { after: { reason?: unknown } | null };

/**
 * Describes a change of a lead in a sentence.
 * @param actor empty if the site did it
 */
export function describeChange({ kind, before, after }: Change, actor: string, locale: Locale): string {
	const t = translator(locale, "leadTimeline");
	const who = actor || translator(locale, "leadPage")("timeline.site");
	if (kind === "facts") return t("facts", { who, what: factsChanged(before, after, locale) });
	if (kind === "inbound") return inboundText(after, who, locale);
	if (kind === "appointment") return appointmentWords(before, after, who, locale);
	if (kind === "policy") return policyChangeText(before?.policy, after?.policy, who, locale);
	if (kind === "numberRight") return t("numberRight", { who });
	if (kind === "person") return t("person", { who });
	if (kind === "released") return t("released", { who });
	if (kind === "deleted") return t(after?.deletedAt ? "deleted" : "undeleted", { who });
	if (kind === "owner") {
		if (!after?.name) return t("ownerNone", { who });
		if (after.rule === unheardRule) return t("ownerUnheard", { name: after.name, former: before?.name ?? "" });
		if (!actor) return t("ownerRouted", { name: after.name });
		return after.name === actor ? t("ownerTaken", { who }) : t("ownerGiven", { who, name: after.name });
	}
	if (kind === "value") return t("value", { who, value: money(after?.valueCents, locale) });
	const status = statusWords(after?.status ?? "new", after?.reason, after?.valueCents, locale);
	const rule = after?.rule && after.rule !== unheardRule && t(`rules.${after.rule}`);
	if (rule) return t("statusByRule", { rule, status });
	return actor ? t("statusBy", { who, status }) : t("statusBySite", { status });
}

/** An undo has no way: it only takes back what was written down. */
function inboundText(after: ChangedValue | null, who: string, locale: Locale): string {
	const t = translator(locale, "leadTimeline");
	if (!after?.way || !after.on) return t("inboundUndone", { who });
	const way = translator(locale, "leadPage")(`ways.${after.way}`);
	const day = formatDate(locale, new Date(`${after.on}T12:00:00Z`), "UTC");
	const status = after.status && statusName(after.status, locale);
	return [
		t("inbound", { who, way, day }),
		...(after.words ? [t("inboundWords", { words: after.words })] : []),
		...(after.agreed ? [t("inboundAgreed", { number: phoneText(after.phone ?? "") })] : []),
		...(status ? [t("statusByRule", { rule: t("rules.inbound"), status })] : []),
	].join(" ");
}

/** "Phone: (941) 555-0133 → (941) 555-0313". The former values are nowhere else. */
function factsChanged(before: ChangedFacts | null, after: ChangedFacts | null, locale: Locale): string {
	const t = translator(locale, "leadPage");
	const changed = leadFactNames.filter((name) => after && name in after);
	const value = (facts: ChangedFacts | null, name: LeadFactName) => factText(name, facts?.[name], locale) || "–";
	return changed.map((name) => `${t(`facts.${name}`)}: ${value(before, name)} → ${value(after, name)}`).join(" · ");
}

/** A status with what belongs to it: "Lost (Too expensive)", "Won ($1,200)". */
export function statusWords(
	status: LeadStatus,
	reason: unknown,
	valueCents: number | null | undefined,
	locale: Locale,
): string {
	const t = translator(locale, "leadPage");
	const name = statusName(status, locale);
	const more =
		status === "lost" && isLossReason(reason)
			? t(`reasons.${reason}`)
			: status === "won" && valueCents != null
				? money(valueCents, locale)
				: "";
	return more ? `${name} (${more})` : name;
}

function appointmentWords(
	before: ChangedValue | null,
	after: ChangedValue | null,
	who: string,
	locale: Locale,
): string {
	const stored: { way?: unknown } = after ?? {};
	const way = appointmentWays.find((one) => one === stored.way) ?? "phone";
	const state = after?.state ?? "planned";
	const isPlanned = state === "planned";
	const what = isPlanned && !before ? "set" : isPlanned && before?.state === "planned" ? "moved" : state;
	return translator(locale, "leadTimeline")(`appointment.${what}`, {
		who,
		when: formatDateTime(locale, new Date(after?.startsAt ?? 0), agency.timeZone),
		way: translator(locale, "leadPage")(`ways.${way}`),
	});
}

function money(cents: number | null | undefined, locale: Locale): string {
	return cents == null ? "–" : formatMoney(locale, cents / 100, { cents: cents % 100 !== 0 });
}
