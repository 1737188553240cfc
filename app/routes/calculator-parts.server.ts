import type { CalculatorProps } from "#app/features/calculator/calculator.tsx";
import type { filedInCalculator } from "#app/features/calculator/filed-in-calculator.ts";
import { pageCopy } from "#content/library.server.ts";
import { shownTeam } from "#content/shown-team.server.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { leadCopyFor } from "#server/leads/lead-copy.server.ts";

/** What the calculator shows that no answer of the visitor changes. */
export function calculatorParts(locale: Locale): Pick<CalculatorProps, (typeof filedInCalculator)[number]> {
	return {
		questions: pageCopy(locale, "calculator", "/calculator").services,
		leadCopies: { estimate: leadCopyFor(locale, "estimate"), report: leadCopyFor(locale, "report") },
		agents: shownTeam(locale).filter(({ states }) => states.length > 0),
	};
}
