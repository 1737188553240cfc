import { currentClaims } from "#content/current-claims.server.ts";
import { officeMoment } from "#content/office-hours.ts";
import { claimStatus } from "#domain/claims/claims.ts";
import {
	countedPromises,
	keptPercent,
	type PromiseCounts,
	type ReportDays,
	reportDays,
} from "#domain/lead-desk/kept-promises.ts";
import { type LeadReader, mayWorkAllLeads } from "#domain/lead-desk/lead-access.ts";
import { leadPath } from "#domain/lead-desk/lead-address.ts";
import { contactStatuses } from "#domain/lead-desk/lead-status.ts";
import { calledBy } from "#domain/leads/lead.ts";
import { intlLocales, type Locale } from "#domain/locale/locales.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import { requestOf } from "../../leads/lead-case.server.ts";
import type { Services } from "../../services.server.ts";
import { readKeptPromises } from "./kept-promises.server.ts";

type KeptPromises = Awaited<ReturnType<typeof readKeptPromises>>;

/** The report of met promises in the reader's language. */
export async function promisesPage(
	services: Pick<Services, "database" | "clock">,
	reader: Pick<LeadReader, "userId" | "role">,
	locale: Locale,
) {
	const report = await readKeptPromises(services, reader);
	const { page: copy } = copyFor(locale, "promises");
	return {
		copy,
		isPromising: claimStatus(currentClaims(), "contactTime") !== "withheld",
		periods: reportDays.map((days) => describeCounts(days, sumOf(report, days), locale)),
		isEmpty: report.owners.length === 0,
		owners: mayWorkAllLeads(reader.role)
			? report.owners.map(({ ownerId, name, counts }) => ({
					id: ownerId ?? "",
					name: name ?? copy.nobody,
					periods: reportDays.map((days) => describeCounts(days, counts[days], locale)),
				}))
			: [],
		broken: report.broken.map((lead) => describeBroken(lead, locale)),
		hasMore: report.hasMore,
	};
}

function sumOf({ owners }: KeptPromises, days: ReportDays): PromiseCounts {
	const sum = (name: keyof PromiseCounts) => owners.reduce((all, { counts }) => all + counts[days][name], 0);
	return { kept: sum("kept"), late: sum("late"), missed: sum("missed"), byHand: sum("byHand") };
}

function describeCounts(days: ReportDays, counts: PromiseCounts, locale: Locale) {
	const t = translator(locale, "promises");
	const percent = keptPercent(counts);
	const total = countedPromises(counts);
	const number = new Intl.NumberFormat(intlLocales[locale]);
	return {
		title: t("page.period", { days }),
		/** Null if no promise was due. */
		percent:
			percent === null ? null : new Intl.NumberFormat(intlLocales[locale], { style: "percent" }).format(percent / 100),
		inTime: t("page.inTime", { kept: number.format(counts.kept), total: number.format(total) }),
		late: t("page.late", { count: counts.late }),
		missed: t("page.missed", { count: counts.missed }),
		byHand: t("page.byHand", { count: counts.byHand }),
		/** From 0 to 1. */
		shares: {
			kept: share(counts.kept, total),
			late: share(counts.late, total),
			byHand: share(counts.byHand, total),
			missed: share(counts.missed, total),
		},
	};
}

function share(part: number, total: number): number {
	return total === 0 ? 0 : part / total;
}

function describeBroken(lead: KeptPromises["broken"][number], locale: Locale) {
	const t = translator(locale, "promises");
	const { firstContactAt } = lead;
	return {
		id: lead.id,
		href: leadPath(lead.id),
		name: calledBy(lead),
		kind: translator(locale, "leadSummary")(`kinds.${requestOf(lead)}`),
		due: t("page.due", { time: officeMoment(locale, lead.contactDueAt) }),
		contact: firstContactAt ? t("page.contactedAt", { time: officeMoment(locale, firstContactAt) }) : null,
		isByHand: firstContactAt === null && contactStatuses.some((status) => status === lead.status),
		owner: lead.ownerName,
	};
}
