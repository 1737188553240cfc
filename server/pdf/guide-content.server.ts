import { agency } from "#content/agency.ts";
import { currentClaims } from "#content/current-claims.server.ts";
import { guideContent } from "#content/library.server.ts";
import { rateTables } from "#content/rates.ts";
import { shownAgent } from "#content/shown-team.server.ts";
import { estimate } from "#domain/calculators/estimate.ts";
import { withheldReason } from "#domain/claims/figures.ts";
import { salesRefusal } from "#domain/claims/selling.ts";
import { funnelConfigs } from "#domain/funnels/funnel-config.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { guideExamples } from "#domain/stories/page-examples.ts";
import { translator } from "#i18n/messages.server.ts";
import { markText } from "../compliance/withheld-text.server.ts";
import { pdfCopy } from "./pdf-copy.server.ts";
import { reportChartData } from "./report-chart-data.server.ts";

/** All that a guide says, in the reader's language. @param reader the reader's state, if it is known */
export function guidePages(locale: Locale, product: ProductSlug, reader: string | null) {
	const t = translator(locale, "pdf");
	const guide = guideContent(locale, product);
	return {
		...guide,
		product,
		labels: {
			contents: t("guide.contents"),
			notes: t("guide.notes"),
			checklist: guide.checklist.title,
			questions: guide.questions.title,
		},
		example: workedExample(locale, product, reader),
		contact: contactOf(locale, product, reader),
	};
}

/** Figures of the engine with a chart. Null where the reader may not see them. */
function workedExample(locale: Locale, product: ProductSlug, reader: string | null) {
	if (withheldReason({ product, state: reader }, currentClaims(), agency)) return null;
	const result = estimate(guideExamples(agency.address.region)[product], rateTables);
	if (!result) return null;
	const t = translator(locale, "pdf");
	const copy = pdfCopy(locale);
	return {
		title: t("guide.example.title"),
		intro: t("guide.example.intro"),
		inputs: copy.inputs(result),
		figures: copy.figures(result),
		chart: reportChartData(locale, result, { isExample: true }),
		notes: [markText(locale, product), ...copy.notes(result).map(({ text }) => text)].filter(
			(text) => typeof text === "string",
		),
	};
}

/** The contact person. Null where nothing may be sold. */
function contactOf(locale: Locale, product: ProductSlug, reader: string | null) {
	if (salesRefusal({ product, state: reader }, currentClaims(), agency)) return null;
	const t = translator(locale, "pdf");
	const { scheduler, kind } = funnelConfigs[product].booking;
	const label = translator(locale, "calculator")(`next.${kind}`);
	const agent = shownAgent(locale, reader);
	return {
		title: t("report.contact.title"),
		text: t("report.contact.text"),
		booking: { label, href: agency.booking[scheduler] },
		agent: agent && {
			name: agent.isSample ? `${agent.name} (${translator(locale, "common")("sample")})` : agent.name,
			lines: [agent.role, agent.speaks, agent.licensedIn, ...(agent.license ? [agent.license.text] : [])],
			sentence: agent.sentence,
			namesLicense: agent.license !== null,
		},
	};
}

export type GuidePages = ReturnType<typeof guidePages>;
