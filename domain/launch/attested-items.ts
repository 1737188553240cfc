import type { Locale } from "../locale/locales.ts";
import { addDays, daysBetween } from "../office-hours/zoned-time.ts";
import { consentPath, mailRecordsPath } from "../settings/settings-address.ts";
import type { LaunchArea, LaunchEffect, LaunchGap, LaunchItem, LaunchSettler } from "./launch-item.ts";

/** The owner's word that something is done which no program can see. */
export interface LaunchRecord {
	/** The name of the person who answers for it. */
	by: string;
	/** The day on which it was done, `2026-11-22`. */
	on: string;
	/** The place or number of the document. */
	evidence: string;
}

interface AttestedItem {
	area: LaunchArea;
	effect: LaunchEffect;
	who: LaunchSettler;
	/** Pages whose words were reviewed: the review counts only for the words of that day. */
	pages?: readonly string[];
	/** The language that it is about. While the site doesn't offer it, nothing else waits. */
	language?: Locale;
	/** Where an admin sees what there is. */
	page?: string;
	/** After this many days it must be done again. */
	maxAgeDays?: number;
}

const year = 366;

/** Done when `content/launch-records.ts` has a record of it. */
export const attestedItems = {
	officeHours: { area: "office", effect: "blocks", who: "owner" },
	schedulerTexts: { area: "booking", effect: "advised", who: "owner" },
	mailDomain: { area: "mail", effect: "blocks", who: "operator", page: mailRecordsPath },
	backups: { area: "backups", effect: "blocks", who: "operator" },
	legalEntity: { area: "identity", effect: "blocks", who: "owner" },
	trademarkSearch: { area: "identity", effect: "advised", who: "counsel" },
	agencyLicense: { area: "licenses", effect: "blocks", who: "owner", maxAgeDays: year },
	productsPerState: { area: "licenses", effect: "blocks", who: "counsel", maxAgeDays: year },
	licenseLookups: { area: "licenses", effect: "advised", who: "owner", maxAgeDays: year },
	appointments: { area: "team", effect: "blocks", who: "owner", maxAgeDays: year },
	liabilityInsurance: { area: "team", effect: "blocks", who: "owner", maxAgeDays: year },
	annuityTraining: { area: "team", effect: "blocks", who: "owner" },
	languageAgents: { area: "team", effect: "blocks", who: "owner" },
	clientCalls: { area: "calls", effect: "advised", who: "counsel" },
	callingHours: { area: "calls", effect: "blocks", who: "counsel", maxAgeDays: year },
	doNotCallSubscription: { area: "calls", effect: "advised", who: "owner", maxAgeDays: year },
	telemarketerRegistration: { area: "calls", effect: "advised", who: "owner", maxAgeDays: year },
	reassignedNumbers: { area: "calls", effect: "advised", who: "owner" },
	stopWords: { area: "calls", effect: "opens", who: "owner" },
	textingCampaign: { area: "calls", effect: "opens", who: "owner" },
	consentTexts: { area: "counsel", effect: "blocks", who: "counsel", page: consentPath },
	terms: { area: "counsel", effect: "blocks", who: "counsel", pages: ["/terms"] },
	privacyPolicy: { area: "counsel", effect: "blocks", who: "counsel", pages: ["/privacy", "/cookies"] },
	privacyNotice: { area: "counsel", effect: "blocks", who: "counsel" },
	recruiting: { area: "counsel", effect: "blocks", who: "counsel", pages: ["/careers"] },
	infiniteBanking: { area: "counsel", effect: "blocks", who: "counsel", pages: ["/services/ibc"] },
	debtPlan: { area: "counsel", effect: "blocks", who: "counsel", pages: ["/services/debt-action"] },
	spanish: { area: "texts", effect: "blocks", who: "reader", language: "es" },
	portuguese: { area: "texts", effect: "blocks", who: "reader", language: "pt" },
	haitianCreole: { area: "texts", effect: "blocks", who: "reader", language: "ht" },
	privacyInbox: { area: "privacy", effect: "advised", who: "owner" },
	deletionElsewhere: { area: "privacy", effect: "blocks", who: "owner" },
	tagManager: { area: "privacy", effect: "advised", who: "operator" },
	processors: { area: "privacy", effect: "blocks", who: "owner" },
	breachRunbook: { area: "privacy", effect: "advised", who: "owner", maxAgeDays: year },
	staffRules: { area: "privacy", effect: "advised", who: "owner" },
	securityProgram: { area: "privacy", effect: "blocks", who: "owner", maxAgeDays: year },
	ratesEvidence: { area: "rates", effect: "advised", who: "owner", maxAgeDays: year },
} as const satisfies Record<string, AttestedItem>;

export type AttestedId = keyof typeof attestedItems;
export type LaunchRecords = Partial<Record<AttestedId, LaunchRecord>>;

const attested = Object.entries(attestedItems) as [AttestedId, AttestedItem][];

/**
 * @param offered the languages in which visitors get the site
 * @param changedOn the day of the last change of a page's words
 * @param today `2026-11-22`
 */
export function attestedLaunchItems(
	records: LaunchRecords,
	offered: readonly Locale[],
	changedOn: (page: string) => string | undefined,
	today: string,
): LaunchItem[] {
	return attested.map(([id, { pages = [], maxAgeDays, language, ...item }]) => {
		const record = records[id];
		const changed = pages.filter((page) => record && (changedOn(page) ?? "") > record.on);
		const where = `content/launch-records.ts, ${id}`;
		const effect = language && !offered.includes(language) ? "opens" : item.effect;
		return { id, why: id, ...item, effect, where, missing: gapOf(record, changed, maxAgeDays) };
	});

	function gapOf(
		record: LaunchRecord | undefined,
		changed: string[],
		maxAgeDays = Number.POSITIVE_INFINITY,
	): LaunchGap | null {
		if (!record) return { code: "noRecord" };
		if (!record.by.trim() || !record.evidence.trim()) return { code: "recordIncomplete" };
		if (Number.isNaN(Date.parse(record.on)) || record.on > today) return { code: "recordNotPast" };
		if (changed.length > 0) return { code: "recordChanged", values: { pages: changed.join(", ") } };
		return daysBetween(record.on, today) > maxAgeDays ? { code: "recordOld", values: { days: maxAgeDays } } : null;
	}
}

/** The last day on which each record counts that has to be made again. */
export function endsOfRecords(records: LaunchRecords): { id: AttestedId; endsOn: string }[] {
	return attested.flatMap(([id, { maxAgeDays }]) => {
		const record = records[id];
		return maxAgeDays && record && !Number.isNaN(Date.parse(record.on))
			? [{ id, endsOn: addDays(record.on, maxAgeDays) }]
			: [];
	});
}
