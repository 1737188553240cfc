import type { RateTables } from "#domain/rates/rate-table.ts";
import type { CaseStudySlug } from "#domain/site/pages.ts";
import { annuityFigures } from "./fia-case-study.ts";
import type { Figures } from "./figures.ts";
import { policyLoanFigures } from "./ibc-case-study.ts";
import { indexedLifeFigures } from "./iul-case-study.ts";
import { wholeLifeFigures } from "./whole-life-case-study.ts";

/** All numbers of each case study, from the calculator's formulas. */
export const caseStudyFigures: Readonly<Record<CaseStudySlug, (rates: RateTables) => Figures>> = {
	fia: annuityFigures,
	iul: indexedLifeFigures,
	"whole-life": wholeLifeFigures,
	ibc: policyLoanFigures,
};
