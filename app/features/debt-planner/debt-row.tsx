import { useTranslations } from "use-intl";
import { NumberField } from "#app/features/questions/number-field.tsx";
import { debtFields, debtNames } from "#domain/calculators/read-debts.ts";
import type { QuestionErrors } from "#domain/questions/question-error.ts";
import type { RawAnswers } from "#domain/questions/read-answer.ts";

export function DebtRow({ number, texts, errors }: { number: number; texts: RawAnswers; errors: QuestionErrors }) {
	const t = useTranslations("planners.debts");
	const fields = debtFields(number);
	return (
		<fieldset className="min-w-0 rounded-lg bg-sand-50 p-4">
			<legend className="float-left mb-3 w-full font-semibold text-ink-900">{t("debt", { number })}</legend>
			<div className="clear-both grid grid-cols-1 items-end gap-4 sm:grid-cols-3">
				{debtNames.map((part) => {
					const question = fields[part];
					const { name } = question;
					return (
						<NumberField
							key={name}
							question={question}
							label={t(`fields.${part}`)}
							error={errors[name]}
							text={texts[name] ?? ""}
						/>
					);
				})}
			</div>
		</fieldset>
	);
}
