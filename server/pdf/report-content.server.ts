import { agency } from "#content/agency.ts";
import { currentClaims } from "#content/current-claims.server.ts";
import { localFacts } from "#content/local-facts.server.ts";
import { rateTables } from "#content/rates.ts";
import type { CalculatorInputs } from "#domain/calculators/calculator-inputs.ts";
import { estimate } from "#domain/calculators/estimate.ts";
import type { Estimate } from "#domain/calculators/estimate-shape.ts";
import { withheldReason } from "#domain/claims/figures.ts";
import { salesRefusal } from "#domain/claims/selling.ts";
import { productAvailability } from "#domain/compliance/availability.ts";
import { contractOf } from "#domain/compliance/free-look-law.ts";
import { complianceByCode } from "#domain/compliance/states.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { stateWords } from "#domain/location/state-names.ts";
import { type ProductSlug, productOfCalculator } from "#domain/products/products.ts";
import { isPremiumProduct } from "#domain/rates/rate-table.ts";
import { formatDate } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { describeState } from "../compliance/describe-state.server.ts";
import { markText, withheldText } from "../compliance/withheld-text.server.ts";
import { pdfCopy } from "./pdf-copy.server.ts";
import type { PdfFrame } from "./pdf-document.server.tsx";
import { reportChartData } from "./report-chart-data.server.ts";

/** Names this edition of the report's copy. Give it a new month whenever the copy changes; readers see the month. */
const edition = "estimate-report-2026-11";

export interface ReportRequest {
	locale: Locale;
	/** Null if the document names nobody. */
	name: string | null;
	inputs: CalculatorInputs;
	/** Where to book an appointment. Null if nothing can be offered. */
	booking: { label: string; href: string } | null;
	now: Date;
}

/** All that a report says, in the reader's language. The figures are computed here from the submitted inputs. */
export function reportContent({ locale, name, inputs, booking, now }: ReportRequest) {
	const t = translator(locale, "pdf");
	const calculator = translator(locale, "calculator");
	const copy = pdfCopy(locale);
	const { service: product, state } = inputs;
	const slug = productOfCalculator[product];
	const claims = currentClaims();
	const withheld = withheldReason({ product: slug, state }, claims, agency);
	const result = withheld ? null : estimate(inputs, rateTables);
	const refusal = isPremiumProduct(product) && !withheld && !result ? copy.refusal(rateTables[product]) : null;
	const availability = productAvailability(slug, state);
	const words = stateWords(state, locale);
	const productName = calculator(`services.${product}`);
	const title = t(result ? "report.title" : "report.withheld.heading", { service: productName });
	const date = formatDate(locale, now, agency.timeZone);
	const [disclaimer, ...notes] = result ? copy.notes(result).map(({ text }) => text) : [];
	const mark = markText(locale, slug);
	return {
		frame: { kind: result ? "report" : "request", locale, title, state, edition, date: now } satisfies PdfFrame,
		title,
		subtitle: name ? t("report.subtitle", { name, date }) : t("report.subtitleUnnamed", { date }),
		warnings: [
			...(availability === "unlicensed" ? [unlicensed(locale, state, !withheld)] : []),
			...(availability === "recruiting" ? [t("report.recruiting", words)] : []),
			...(availability === "product_unavailable" ? [t("report.notOffered", { product: productName, ...words })] : []),
			...(withheld ? [withheldText(locale, withheld, state)] : []),
			...(refusal ? [`${refusal.title}. ${refusal.text}`] : []),
		],
		inputs: {
			title: t("report.inputs"),
			rows: [
				{ label: calculator("fields.state"), value: words.state },
				// Without an estimate a rate says nothing.
				...copy.inputs({ inputs, product } as Estimate).filter(({ id }) => result || id !== "assumedRate"),
			],
		},
		result: result
			? {
					title: t("report.result"),
					figures: copy.figures(result),
					// Right below the figures, in the same size.
					disclaimer: disclaimer ?? "",
					sources: mark ? [mark] : [],
					chart: reportChartData(locale, result),
					working: { title: t("report.working"), steps: result.working.map(copy.working) },
				}
			: null,
		limits: {
			title: t("report.limits.title"),
			items: result ? [...notes, ...limits(locale, result)] : withoutFigures(locale),
		},
		rules: rules(locale, state, productOfCalculator[product]),
		contact: salesRefusal({ product: slug, state }, claims, agency)
			? null
			: { title: t("report.contact.title"), text: t("report.contact.text"), booking },
		/** Names the owner of the concept's trademark. */
		notice: product === "ibc" ? localFacts(locale, claims).ibcNotice : null,
		stop: { title: t("report.stop"), text: translator(locale, "emails")("acknowledgment.stop") },
	};
}

function limits(locale: Locale, { kind }: Estimate): string[] {
	const t = translator(locale, "pdf");
	const own = {
		growth: [t("report.limits.offer"), t("report.limits.zero"), t("report.limits.claims")],
		premium: [t("report.limits.offer"), t("report.limits.premium"), t("report.limits.claims")],
		payoff: [t("report.limits.debt")],
	};
	return [...own[kind], t("report.limits.advice")];
}

/** The limits of a report that names no figure. */
function withoutFigures(locale: Locale): string[] {
	const t = translator(locale, "pdf");
	return [t("report.limits.claims"), t("report.limits.advice")];
}

function unlicensed(locale: Locale, state: string, hasFigures: boolean): string {
	const t = translator(locale, "pdf");
	return [
		t("report.unlicensed", stateWords(state, locale)),
		...(hasFigures ? [t("report.generalInformation")] : []),
	].join(" ");
}

/** The rules of the reader's state for one product. Null if the agency has no record of the state. */
function rules(locale: Locale, state: string, product: ProductSlug) {
	const record = complianceByCode(state);
	if (!record) return null;
	const t = translator(locale, "pdf");
	const { name, regulator, freeLook, license, notes, status, isLicensed } = describeState(locale, record);
	const contract = contractOf(product);
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
						...(contract
							? [
									{
										label: t(contract === "life" ? "report.rules.freeLookLife" : "report.rules.freeLookAnnuity"),
										value: `${freeLook[contract].text}. ${t("report.rules.exact")}`,
									},
								]
							: []),
						{ label: t("report.rules.license"), value: license },
					]
				: [{ label: t("report.rules.license"), value: status }]),
		],
		notes,
	};
}

export type ReportContent = ReturnType<typeof reportContent>;
