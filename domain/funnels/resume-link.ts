import type { Locale } from "../locale/locales.ts";
import { readAnswer } from "../questions/read-answer.ts";
import { localizedPath } from "../site/pages.ts";
import type { FunnelStep } from "./funnel-config.ts";
import type { FunnelAnswers } from "./funnel-progress.ts";
import { stepsOfFunnel } from "./steps-of-funnel.ts";

/** Tells a link's answers from the name of a place on the page. */
const mark = "resume";

/**
 * A link that opens a funnel at its result: `/en/funnels/term-life-quote#resume&state=FL&currentAge=38…`. The answers
 * are in the fragment, which no server and no log ever sees. Only what the funnel's own questions accept is in it, so a
 * stranger can't put words of their own into somebody's email.
 * @param funnel as leads name it: `term-life-quote`, `iul/calc`
 * @returns null for a page that asks nothing
 */
export function resumePath(locale: Locale, funnel: string, answers: FunnelAnswers): string | null {
	const steps = stepsOfFunnel(funnel);
	if (!steps) return null;
	const path = localizedPath(locale, `/funnels/${funnel}`);
	const given = acceptedAnswers(steps, answers);
	const pairs = given.map((pair) => pair.map(encodeURIComponent).join("="));
	return given.length > 0 ? `${path}#${[mark, ...pairs].join("&")}` : path;
}

/** The answers of such a link; undefined for any other fragment. */
export function answersInFragment(fragment: string): FunnelAnswers | undefined {
	const [first, ...pairs] = fragment.replace(/^#/, "").split("&");
	if (first !== mark) return undefined;
	return Object.fromEntries(
		pairs.map((pair) => pair.split("=").map(decoded)).map(([name = "", text = ""]) => [name, text]),
	);
}

function acceptedAnswers(steps: readonly FunnelStep[], answers: FunnelAnswers): [string, string][] {
	return steps.flatMap((step): [string, string][] => {
		const reading = readAnswer(step, answers[step.name] ?? "", answers);
		return reading.ok && reading.value !== undefined ? [[step.name, String(reading.value)]] : [];
	});
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return "";
	}
}
