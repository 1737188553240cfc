import { intlLocales, type Locale } from "#domain/locale/locales.ts";
import type { CaseStudySlug, LandingSlug } from "#domain/site/pages.ts";
import { caseStudyFigures } from "#domain/stories/case-studies.ts";
import type { FigureBar, Figures } from "#domain/stories/figures.ts";
import { indexedYears, landingFigures } from "#domain/stories/landings.ts";
import { formatEstimate } from "#i18n/format.ts";
import { pageCopy } from "./library.server.ts";
import { rateTables } from "./rates.ts";

/** A bar with its label. */
export interface LabeledBar extends FigureBar {
	label: string;
	/** The amount, formatted for the language. */
	amount: string;
}

/** A case study's copy with its figures filled in, and the bars of its chart. */
export function caseStudy(locale: Locale, slug: CaseStudySlug) {
	const figures = caseStudyFigures[slug](rateTables);
	const content = pageCopy(locale, "caseStudy", slug, figureFacts(locale, figures));
	return { content, bars: labeledBars(locale, figures.bars, content.figures?.lines) };
}

/** A landing page's copy with its figures filled in, and the bars of its chart. */
export function landing(locale: Locale, slug: LandingSlug) {
	const figures = landingFigures[slug](rateTables);
	const content = pageCopy(locale, "landing", slug, figureFacts(locale, figures));
	return { content, bars: labeledBars(locale, figures.bars, content.figure?.lines) };
}

function figureFacts(locale: Locale, { cents, percents, counts }: Figures): Record<string, string> {
	const format = (values: Readonly<Record<string, number>>, write: (value: number) => string) =>
		Object.entries(values).map(([name, value]) => [name, write(value)] as const);
	return Object.fromEntries([
		...format(cents, (value) => formatEstimate(locale, value)),
		...format(percents, (value) => formatPercent(locale, value)),
		...format(counts, String),
	]);
}

/** @throws if a bar has no label, so that the build fails */
function labeledBars(
	locale: Locale,
	bars: readonly FigureBar[],
	/** Undefined while the figures are withheld. */
	lines: readonly { id: string; label: string }[] | undefined,
): LabeledBar[] {
	if (!lines) return [];
	return bars.map((bar) => {
		const line = lines.find(({ id }) => id === bar.id);
		if (!line) throw new Error(`The figure ${bar.id} has no label`);
		return { ...bar, label: line.label, amount: formatEstimate(locale, bar.cents) };
	});
}

/** A hypothetical year of an index, and what a policy would credit for it. */
export interface LabeledYear {
	indexPercent: number;
	creditedPercent: number;
	index: string;
	credited: string;
}

export function labeledYears(locale: Locale): LabeledYear[] {
	return indexedYears().map((year) => ({
		...year,
		index: `${year.indexPercent > 0 ? "+" : ""}${formatPercent(locale, year.indexPercent)}`,
		credited: formatPercent(locale, year.creditedPercent),
	}));
}

/** With a typographic minus sign. */
function formatPercent(locale: Locale, percent: number): string {
	const number = new Intl.NumberFormat(intlLocales[locale], { maximumFractionDigits: 2 }).format(Math.abs(percent));
	return `${percent < 0 ? "−" : ""}${number}%`;
}
