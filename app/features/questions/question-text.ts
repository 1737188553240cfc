import type { useTranslations } from "use-intl";
import type { Question, Unit } from "#domain/questions/question.ts";
import type { QuestionError } from "#domain/questions/question-error.ts";
import { dollarsText, type Formatter } from "#i18n/quantity-text.ts";

/** `form`: one field of several. `screen`: the only question on the screen. */
export type QuestionPlace = "form" | "screen";

/** Formats values with their unit, and errors. */
export function questionText(t: ReturnType<typeof useTranslations<"questions">>, format: Formatter) {
	function withUnit(unit: Unit, value: number): string {
		switch (unit) {
			case "dollars":
				return dollarsText(value, format);
			case "percent":
				return format.number(value / 100, { style: "percent", maximumFractionDigits: 2 });
			case "years":
				return `${value} ${t("years")}`;
			case "count":
				return format.number(value);
		}
	}

	function errorText(question: Question, error: QuestionError, place: QuestionPlace = "form"): string {
		if (question.kind === "state" && place === "form") return t("errors.no_state");
		if (!("bound" in error) || question.kind !== "number") {
			const isYears = question.kind === "number" && question.unit === "years" && place === "form";
			return t(`errors.${error.code}`, { place: isYears ? "years" : place, bound: "" });
		}
		// A question alone on the screen names its unit itself.
		const unit = place === "screen" && question.unit === "years" ? "count" : question.unit;
		return t(`errors.${error.code}`, { place, bound: withUnit(unit, error.bound) });
	}

	return { withUnit, errorText };
}
