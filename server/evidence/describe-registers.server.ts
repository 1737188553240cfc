import { agency } from "#content/agency.ts";
import { contactChannels, revocationMethods } from "#domain/contacts/revocation.ts";
import type { EvidencePack } from "#domain/evidence/evidence-pack.ts";
import { leadChangeKinds } from "#domain/lead-desk/lead-change.ts";
import { phoneText } from "#domain/leads/phone-text.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import type { Routing } from "#domain/routing/route-lead.ts";
import { translator } from "#i18n/messages.server.ts";
import { sourceName } from "../do-not-call/source-name.server.ts";
import { describeChange } from "../lead-desk/list/describe-change.server.ts";
import { describeCandidates, describeChoice } from "../lead-desk/routing/describe-routing.server.ts";
import type { PdfFact, PdfFactsSection } from "../pdf/pdf-facts.server.tsx";
import { channelNames } from "../suppression/describe-suppressions.server.ts";
import { complaintText } from "./describe-complaint.server.ts";
import { type EvidenceWords, joinLines } from "./evidence-words.server.ts";

/** Requests to stop, do-not-call checks and complaints. */
export function registerSections(pack: EvidencePack, words: EvidenceWords): PdfFactsSection[] {
	const { t, when, list, date, locale } = words;
	const timeline = translator(locale, "leadTimeline");
	return [
		list(
			t("stops.title"),
			pack.stops.map(({ at, channels, method, words: said, dueOn, recordedBy }) => {
				const known = revocationMethods.find((one) => one === method);
				const named = contactChannels.filter((channel) => channels.includes(channel));
				return {
					name: when(at),
					value: joinLines(
						timeline("revocation", { channels: channelNames(named, locale) }),
						known ? translator(locale, "unsubscribe")(`staff.reasons.${known}`) : method,
						said,
						recordedBy && timeline("recordedBy", { who: recordedBy }),
						t("stops.dueOn", { date: date(dueOn) }),
					),
				};
			}),
		),
		list(
			t("checks.title"),
			pack.doNotCall.map((check) => ({
				name: date(check.checkedOn),
				value: joinLines(
					t(check.isListed ? "checks.listed" : "checks.notListed", { number: phoneText(check.number) }),
					sourceName(check.source, locale),
					check.list,
					timeline("recordedBy", { who: check.addedBy }),
					check.removed && t("checks.removed", { at: words.local(check.removed) }),
				),
			})),
		),
		list(
			t("complaints.title"),
			pack.complaints.map((complaint) => ({
				name: date(complaint.receivedOn),
				value: complaintText(complaint, words),
			})),
		),
	];
}

/** The lead's history, the reasons of its routing, and other leads that belong to it. */
export function courseSections(pack: EvidencePack, words: EvidenceWords): PdfFactsSection[] {
	const { t, when, list, locale } = words;
	const timeline = translator(locale, "leadTimeline");
	const { samePerson, sameContact } = pack.linked;
	const group = (name: "samePerson" | "sameContact", ids: readonly string[]): PdfFact[] =>
		ids.length === 0 ? [] : [{ name: t(`linked.${name}`), value: ids.join("\n") }];
	return [
		list(
			t("course.title"),
			pack.changes.map(({ at, by, kind, before, after, undo }) => {
				const known = leadChangeKinds.find((one) => one === kind);
				return {
					name: when(at),
					value: joinLines(
						known ? describeChange({ kind: known, before, after, bulk: false }, by, locale) : kind,
						undo && (undo.isUndo ? timeline("undo") : timeline("undone", { at: words.local(undo.at) })),
					),
				};
			}),
		),
		list(
			t("course.routing"),
			pack.assignments.map(({ at, rulesVersion, reasons }) => ({
				name: when(at),
				value: joinLines(
					...(reasons ? routingLines(reasons as unknown as Routing, locale) : [t("notRecorded")]),
					t("course.rules", { version: rulesVersion }),
				),
			})),
		),
		list(t("linked.title"), [...group("samePerson", samePerson), ...group("sameContact", sameContact)]),
	];
}

function routingLines(routing: Routing, locale: EvidenceWords["locale"]): string[] {
	return [
		describeChoice(routing, locale),
		...describeCandidates(routing, locale).map(({ name, verdict, facts }) => {
			// The verdict repeats the facts that decided.
			const said = new Set([...verdict, ...facts.map(({ text }) => text)]);
			return `${name}: ${[...said].join(" · ")}`;
		}),
	];
}

/** How many times fit on one row. */
const timesPerRow = 60;

/** People who looked at it, by person and day: hundreds of looks stay readable. */
export function accessSection({ access }: EvidencePack, words: EvidenceWords): PdfFactsSection {
	const { t, day, list } = words;
	const groups = new Map<string, { name: string; action: string; times: string[] }>();
	for (const { at, by, action } of access) {
		const { date, time } = zonedTime(new Date(at), agency.timeZone);
		const key = JSON.stringify([date, by, action]);
		const group = groups.get(key) ?? { name: joinLines(by, day(at)), action, times: [] };
		group.times.push(time.slice(0, 8));
		groups.set(key, group);
	}
	const facts = [...groups.values()].flatMap(({ name, action, times }) => {
		const rows: PdfFact[] = [];
		for (let start = 0; start < times.length; start += timesPerRow) {
			const shown = times.slice(start, start + timesPerRow).join(", ");
			rows.push({ name, value: accessText(action, shown, words) });
		}
		return rows;
	});
	return list(t("access.title"), facts, [t("access.note", { zone: agency.timeZone })]);
}

function accessText(action: string, times: string, { t }: EvidenceWords): string {
	const known = (["ROWS_READ", "CERTIFICATE_EXPORTED", "EVIDENCE_EXPORTED"] as const).find((one) => one === action);
	return known ? t(`access.actions.${known}`, { times }) : t("access.other", { action, times });
}
