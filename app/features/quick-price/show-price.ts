import { isPhone } from "#app/browser/is-phone.ts";
import type { PageContext } from "#app/browser/page-context.ts";
import { shownPremium } from "#app/components/content/premium-of.ts";
import { agency } from "#content/agency.ts";
import { withUsualAmount } from "#domain/calculators/coverage-amounts.ts";
import type { PremiumEstimate } from "#domain/calculators/estimate-shape.ts";
import { fromQuery, toQuery } from "#domain/calculators/inputs-query.ts";
import { readInputs } from "#domain/calculators/read-inputs.ts";
import { endKey, type FunnelAnswers } from "#domain/funnels/funnel-progress.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { productOfCalculator } from "#domain/products/products.ts";
import { formatEstimate } from "#i18n/format.ts";
import { emailLink } from "../calculator/email-link.ts";
import { talkAbout } from "../calculator/price-bar.ts";
import { pricedHere } from "../calculator/priced-here.ts";
import { trackCalculated } from "../calculator/track-calculated.ts";
import { rememberAnswers } from "../funnels/stored-answers.ts";
import { findPart, ofNote, ofProduct, ofStates, priceError } from "./quick-price-form.ts";

interface ShownPrice {
	locale: Locale;
	estimate: PremiumEstimate;
}

/** The price for the answers in the form; null if one of them is wrong or no price may be shown. */
export function priceIn(form: HTMLFormElement, { locale, claims }: PageContext): ShownPrice | null {
	const reading = readInputs(withUsualAmount(fromQuery(new FormData(form))));
	const estimate = reading.ok ? shownPremium(reading.inputs, claims) : null;
	return estimate && { locale, estimate };
}

/**
 * Whoever asked is led to the number, with the focus. Otherwise the answers have changed or are all there: the focus stays in
 * the form, the number is said once, and a phone scrolls to the first one, because it is below the screen.
 * @param isAsked the visitor pressed the button
 */
export function showPrice(form: HTMLFormElement, { locale, estimate }: ShownPrice, isAsked: boolean): void {
	const { inputs, product, primary, range, notes } = estimate;
	const card = form.parentElement ?? document;
	const result = findPart(card, "result");
	const isFirst = result.hidden;
	const slug = productOfCalculator[product];
	const money = (cents: number) => formatEstimate(locale, cents);
	const price = primary.quantity.unit === "cents" ? money(primary.quantity.value) : "";
	const address = `${form.action.replace(/#.*/, "")}?${toQuery(inputs)}`;

	findPart(result, "price").textContent = price;
	findPart(result, "low").textContent = money(range.lowCents);
	findPart(result, "high").textContent = money(range.highCents);
	for (const link of emailLink.all(result)) link.setAttribute("href", `${address}&report=1#email-estimate`);
	findPart<HTMLAnchorElement>(result, "math").href = `${address}#estimate`;
	findPart<HTMLAnchorElement>(result, "book").href = agency.booking[slug];
	for (const place of ofProduct.all(result)) place.hidden = ofProduct.valueOf(place) !== product;
	for (const place of ofNote.all(result)) place.hidden = !notes.some((note) => note === ofNote.valueOf(place));
	for (const place of ofStates.all(result)) place.hidden = !ofStates.valueOf(place)?.split(" ").includes(inputs.state);
	for (const place of priceError.all(form)) {
		place.hidden = true;
		form.querySelector(`[name=${priceError.valueOf(place)}]`)?.removeAttribute("aria-invalid");
	}
	result.hidden = false;
	talkAbout(price, "#price-ways");
	remember(estimate);
	if (isAsked) result.focus({ preventScroll: true });
	else {
		const words = findPart(result, "figures").textContent.replaceAll(/\s+/g, " ");
		const said = findPart(card, "said");
		if (said.textContent !== words) said.textContent = words;
		if (!isFirst || !isPhone()) return;
	}
	result.scrollIntoView({ block: window.innerHeight < result.offsetHeight + 220 ? "start" : "nearest" });
}

/** The calculator and the cards of other pages go on from here. */
function remember(estimate: PremiumEstimate): void {
	const { service, state, ...values } = estimate.inputs;
	const text = Object.entries(values).map(([name, value]) => [
		name,
		value === true ? "yes" : value === false ? "" : String(value),
	]);
	const answers = { service, state, ...Object.fromEntries(text) } as FunnelAnswers;
	rememberAnswers("calculator", { answers, at: endKey });
	pricedHere.call();
	trackCalculated(estimate.inputs);
}
