import { agency } from "#content/agency.ts";
import type { CalculatorInputs } from "#domain/calculators/calculator-inputs.ts";
import { estimate } from "#domain/calculators/estimate.ts";
import type { Estimate } from "#domain/calculators/estimate-shape.ts";
import { productAvailability } from "#domain/compliance/availability.ts";
import { complianceByCode } from "#domain/compliance/states.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { productOfCalculator } from "#domain/products/products.ts";
import { formatDate } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { describeState } from "../compliance/describe-state.server.ts";
import { lacksLicenseNumber, licenseLine } from "./license-line.server.ts";
import { pdfCopy } from "./pdf-copy.server.ts";
import type { PdfFrame } from "./pdf-document.server.tsx";
import { type ReportChartData, reportChartData } from "./report-chart-data.server.ts";

/** Names this edition of the report's wording. Give it a new month whenever that changes. */
const edition = "estimate-report-2026-11";

export interface ReportRequest {
	locale: Locale;
	name: string;
	inputs: CalculatorInputs;
	/** Where to book a talk; null where nothing can be offered. */
	booking: { label: string; href: string } | null;
	now: Date;
}

/** What something comes to, under its name. */
export interface Named {
	label: string;
	value: string;
	/** The same in another unit. */
	also?: string | undefined;
}

export interface ReportContent {
	frame: PdfFrame;
	title: string;
	subtitle: string;
	/** What the reader must know before anything else. */
	warnings: string[];
	inputs: { title: string; rows: Named[] };
	/** Null where the law asks for a licence number that we don't have: then nothing may be quoted. */
	result: ReportResult | null;
	limits: { title: string; items: string[] };
	rules: { title: string; rows: Named[]; notes: string[] } | null;
	contact: { title: string; text: string; booking: { label: string; href: string } | null };
	stop: { title: string; text: string };
}

export interface ReportResult {
	title: string;
	/** The first is the one that was asked for. */
	figures: Named[];
	/** Stands right under the figures, in the same size. */
	disclaimer: string;
	chart: ReportChartData;
	working: { title: string; steps: { label: string; sum: string; result: string }[] };
}

/** All that a report says, in the reader's words. The figures are computed here, from what was typed. */
export function reportContent({ locale, name, inputs, booking, now }: ReportRequest): ReportContent {
	const t = translator(locale, "pdf");
	const calculator = translator(locale, "calculator");
	const words = pdfCopy(locale);
	const { service, state } = inputs;
	const withheld = lacksLicenseNumber(state);
	const result = estimate(inputs);
	const availability = productAvailability(productOfCalculator[service], state);
	const stateName = jurisdictionName(state, locale) ?? state;
	const product = calculator(`services.${service}`);
	const title = t("report.title", { service: product });
	const [disclaimer, ...notes] = words.notes(result).map(({ text }) => text);
	return {
		frame: {
			language: locale,
			title,
			eyebrow: t("report.eyebrow"),
			license: licenseLine(locale, state),
			edition,
			date: now,
			pageLabel: (page, pages) => t("page", { page, pages }),
		},
		title,
		subtitle: t("report.subtitle", { name, date: formatDate(locale, now, agency.timeZone) }),
		warnings: [
			...(availability === "unlicensed" ? [t("report.unlicensed", { state: stateName })] : []),
			...(availability === "recruiting" ? [t("report.recruiting", { state: stateName })] : []),
			...(availability === "product_unavailable" ? [t("report.notOffered", { product, state: stateName })] : []),
			...(withheld ? [t("report.withheld.text")] : []),
		],
		inputs: {
			title: t("report.inputs"),
			rows: [{ label: calculator("fields.state"), value: stateName }, ...words.inputs(result)],
		},
		result: withheld
			? null
			: {
					title: t("report.result"),
					figures: words.figures(result),
					disclaimer: disclaimer ?? "",
					chart: reportChartData(locale, result),
					working: { title: t("report.working"), steps: result.working.map(words.working) },
				},
		limits: { title: t("report.limits.title"), items: [...notes, ...limits(locale, result)] },
		rules: rules(locale, state),
		contact: {
			title: t("report.contact.title"),
			text: t("report.contact.text"),
			booking,
		},
		stop: { title: t("report.stop"), text: translator(locale, "emails")("acknowledgement.stop") },
	};
}

/** What only a paper has room for. */
function limits(locale: Locale, { kind }: Estimate): string[] {
	const t = translator(locale, "pdf");
	const own = {
		growth: [t("report.limits.offer"), t("report.limits.zero"), t("report.limits.claims")],
		premium: [t("report.limits.offer"), t("report.limits.premium"), t("report.limits.claims")],
		payoff: [t("report.limits.debt")],
	};
	return [...own[kind], t("report.limits.advice")];
}

/** What holds where the reader lives; null where the agency has no record of the state. */
function rules(locale: Locale, state: string): ReportContent["rules"] {
	const record = complianceByCode(state);
	if (!record) return null;
	const t = translator(locale, "pdf");
	const { name, regulator, freeLook, license, notes, status, isLicensed } = describeState(locale, record);
	const { host, pathname } = new URL(regulator.website);
	const website = `${host}${pathname}`.replace(/\/$/, "");
	return {
		title: t("report.rules.title", { state: name }),
		rows: [
			{
				label: t("report.rules.regulator"),
				value: [regulator.name, regulator.phone, website].filter(Boolean).join(" · "),
			},
			...(isLicensed
				? [
						{ label: t("report.rules.freeLook"), value: `${freeLook.text}. ${t("report.rules.exact")}` },
						{ label: t("report.rules.license"), value: license },
					]
				: [{ label: t("report.rules.license"), value: status }]),
		],
		notes,
	};
}
