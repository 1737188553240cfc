import type { RouterContextProvider } from "react-router";
import { agency } from "#content/agency.ts";
import { ratesWith } from "#content/rates.ts";
import { intlLocales, type Locale } from "#domain/locale/locales.ts";
import { type PriceChange, priceChanges } from "#domain/rate-import/price-changes.ts";
import { maxRateFileBytes, maxRates } from "#domain/rate-import/rate-facts.ts";
import type { RateDoubt, RateProblem } from "#domain/rate-import/rate-problem.ts";
import { premiumProducts } from "#domain/rates/rate-table.ts";
import { formatDate, formatEstimate, formatMoney } from "#i18n/format.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import { staffContext } from "../context.server.ts";
import { describeRates } from "./describe-section.server.ts";
import type { CheckedRates, RatesResult } from "./save-rates.server.ts";
import { readVersionList } from "./settings-page.server.ts";

/** Of a file with more problems, the first ones say enough. */
const shownProblems = 20;

/** The present rates, with their versions. */
export async function readRatesPage(args: { request: Request; context: Readonly<RouterContextProvider> }) {
	const { locale } = args.context.get(staffContext);
	const { facts, ...page } = await readVersionList(args, "rates");
	const kilobytes = maxRateFileBytes / 1024;
	return {
		...page,
		words: copyFor(locale, "rates", { rates: maxRates, kilobytes }),
		tables: premiumProducts.map((product) => ({
			product,
			name: translator(locale, "calculator")(`services.${product}`),
			about: describeRates(ratesWith(facts.rates)[product], locale),
		})),
	};
}

/** Why a file is refused: a sentence for its field, and one for each problem. */
export function describeRefusal(result: RatesResult & { ok: false }, locale: Locale) {
	const t = translator(locale, "rates.filled");
	if (result.code === "upload") {
		const kilobytes = maxRateFileBytes / 1024;
		return { error: t(`upload.${result.error}`, { kilobytes }), problems: [] };
	}
	if (result.code !== "problems") return null;
	const { problems } = result;
	return { error: t("refused", { count: problems.length }), problems: describePlaces(problems, locale) };
}

/** What somebody looks at before the rates of a file are used. */
export function describeChecked({ text, rates, present, seen, doubts }: CheckedRates, locale: Locale) {
	const t = translator(locale, "rates.filled");
	const products = translator(locale, "calculator");
	const [now, next] = [ratesWith(present), ratesWith(rates)];
	const fromFile = premiumProducts.flatMap((product) => {
		const table = rates[product];
		return table && table !== present[product] ? [table] : [];
	});
	const [first] = fromFile;
	return {
		text,
		seen,
		effective: first ? formatDate(locale, new Date(`${first.effectiveOn}T12:00:00Z`), "UTC") : "",
		policy: first?.policy ? `${first.policy.insurer}, ${first.policy.form}` : null,
		ids: fromFile.map(({ id }) => id ?? ""),
		products: priceChanges(now, next, agency.address.region).map(({ product, changes }) => ({
			product,
			name: products(`services.${product}`),
			isInFile: rates[product] !== present[product],
			now: describeRates(now[product], locale),
			next: describeRates(next[product], locale),
			people: changes.map((change) => describeChange(change, locale)),
		})),
		doubts: describePlaces(doubts, locale),
		doubtsTitle: doubts.length > 0 ? t("doubts", { count: doubts.length }) : null,
	};
}

function describeChange({ inputs, nowCents, nextCents, percent }: PriceChange, locale: Locale) {
	const t = translator(locale, "rates.filled");
	const price = (cents: number | null) => (cents === null ? t("noPrice") : formatEstimate(locale, cents));
	const { age, smoker, coverageAmount } = inputs;
	const person = { age, amount: formatMoney(locale, coverageAmount), group: smoker ? "smoker" : "other" };
	return {
		person: inputs.service === "term_life" ? t("termPerson", { ...person, term: inputs.term }) : t("person", person),
		now: price(nowCents),
		next: price(nextCents),
		change: percent === null ? "–" : percentText(percent, locale),
	};
}

function percentText(percent: number, locale: Locale): string {
	const format = { style: "percent", signDisplay: "exceptZero" } as const;
	return new Intl.NumberFormat(intlLocales[locale], format).format(percent / 100);
}

function describePlaces(places: readonly (RateProblem | RateDoubt)[], locale: Locale): string[] {
	const t = translator(locale, "rates.filled");
	const lines = places.slice(0, shownProblems).map(({ line, column, code, values }) => {
		const text = t(`problems.${code}`, { ...values });
		return column ? t("atColumn", { line, column, text }) : t("atLine", { line, text });
	});
	const more = places.length - lines.length;
	return more > 0 ? [...lines, t("more", { count: more })] : lines;
}
