import { createFormatter, createTranslator } from "use-intl/core";
import type { PageContext } from "#app/browser/page-context.ts";
import { premiumOf } from "#app/components/content/premium-of.ts";
import { agency } from "#content/agency.ts";
import { calculatorFields } from "#domain/calculators/calculator-fields.ts";
import type { RawInputs } from "#domain/calculators/calculator-inputs.ts";
import { withUsualAmount } from "#domain/calculators/coverage-amounts.ts";
import { fromQuery, toQuery } from "#domain/calculators/inputs-query.ts";
import { type OpenInstead, openInstead } from "#domain/calculators/open-instead.ts";
import { readInputs, stateQuestion } from "#domain/calculators/read-inputs.ts";
import { intlLocales, type Locale } from "#domain/locale/locales.ts";
import type { Question } from "#domain/questions/question.ts";
import { isPremiumProduct } from "#domain/rates/rate-table.ts";
import { insteadCopy } from "#i18n/instead-copy.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { questionText } from "../questions/question-text.ts";
import { findPart, priceError, type QuickPriceField, quickPriceFields } from "./quick-price-form.ts";

/** The agency's number in an error calls, and stays on one line. */
function linkPhone(sentence: string): Node[] {
	const [first = "", ...others] = sentence.split(agency.phone.display);
	return [
		document.createTextNode(first),
		...others.flatMap((rest) => {
			const link = document.createElement("a");
			link.href = `tel:${agency.phone.e164}`;
			link.className = "whitespace-nowrap underline underline-offset-2";
			link.textContent = agency.phone.display;
			return [link, document.createTextNode(rest)];
		}),
	];
}

/**
 * Shows each error at its field, with the alternatives, and focuses the first one.
 * @returns true if there are no errors
 */
export function checkQuickPrice(form: HTMLFormElement, { locale, messages, claims }: PageContext): boolean {
	const raw = withUsualAmount(fromQuery(new FormData(form)));
	const reading = readInputs(raw);
	const errors = reading.ok ? {} : reading.errors;
	const options = { locale: intlLocales[locale] as Locale, messages: messages as unknown as Messages };
	const format = createFormatter(options);
	const copy = insteadCopy(createTranslator({ ...options, namespace: "calculator" }), format);
	const { errorText } = questionText(createTranslator({ ...options, namespace: "questions" }), format);
	const instead = openInstead(raw, errors);

	for (const name of quickPriceFields) {
		const error = errors[name];
		const question = questionOf(raw, name);
		const isMeant = instead?.field === name;
		const usual = error && question ? errorText(question, error) : "";
		show(name, isMeant ? copy.sentence(instead, raw) : usual, isMeant ? instead : null);
	}
	const first = quickPriceFields.find((name) => errors[name]);
	if (first) controlOf(first).focus();
	return first === undefined;

	function controlOf(name: QuickPriceField): HTMLElement {
		return form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
	}

	function show(name: QuickPriceField, sentence: string, instead: OpenInstead | null): void {
		const place = priceError.all(form).find((each) => priceError.valueOf(each) === name);
		if (!place) return;
		const control = controlOf(name);
		place.hidden = sentence === "";
		findPart(place, "sentence").replaceChildren(...linkPhone(sentence));
		findPart(place, "options").replaceChildren(...(instead?.options ?? []).map(linkTo));
		if (sentence) control.setAttribute("aria-invalid", "true");
		else control.removeAttribute("aria-invalid");
	}

	function linkTo(inputs: OpenInstead["options"][number]): HTMLElement {
		const item = document.createElement("li");
		const link = document.createElement("a");
		link.href = `${form.action.replace(/#.*/, "")}?${toQuery(inputs)}#estimate`;
		link.className = "inline-flex min-h-11 items-center font-semibold text-ink-900 underline underline-offset-4";
		link.textContent = copy.option(inputs, premiumOf(inputs, claims));
		item.append(link);
		return item;
	}
}

/** The question behind a field of the short form, for the chosen product. */
function questionOf({ service = "" }: RawInputs, name: QuickPriceField): Question | undefined {
	if (name === "state") return stateQuestion;
	return isPremiumProduct(service) ? calculatorFields[service].find((field) => field.name === name) : undefined;
}
