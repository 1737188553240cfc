import { useTranslations } from "use-intl";
import { Button } from "#app/components/ui/button.tsx";
import { calculatorFields } from "#domain/calculators/calculator-fields.ts";
import { useHydrated } from "../questions/use-hydrated.ts";
import { chosenProduct, hasResult, isSecondStep, mayAsk, missingInputs, shownErrors } from "./calculator-state.ts";
import { ChoiceStep } from "./choice-step.tsx";
import { DetailsStep } from "./details-step.tsx";
import { ProductGuide } from "./product-guide.tsx";
import type { Calculation } from "./use-calculator.ts";
import { useWithheldReason } from "./use-withheld-reason.ts";

/** Without script the form is sent to the calculator's page. */
export function CalculatorForm({ action, calculation }: { action: string; calculation: Calculation }) {
	const t = useTranslations("calculator");
	const hydrated = useHydrated();
	const { state, form, change, leave, submit } = calculation;
	const { values } = state;
	const product = chosenProduct(values);
	const errors = shownErrors(state);
	const withheld = useWithheldReason()(product, values.state);
	const ready = mayAsk(state);
	// Until there is a result, its address leads to the field that is missing or wrong.
	const wrong = hasResult(state) ? [] : Object.keys(errors);
	const lacking = missingInputs(values);
	const isStepWrong =
		wrong.some((name) => name === "state" || name === "service") || (lacking.length === 1 && lacking[0] === "state");
	const anchored =
		isStepWrong || product === "unknown"
			? undefined
			: calculatorFields[product].find(({ name }) => wrong.includes(name))?.name;
	const isSecond = isSecondStep(state);
	const missing = lacking.map((name) => t(`fields.${name}`));
	return (
		<form
			ref={form}
			method="get"
			action={action}
			noValidate
			aria-label={t("form")}
			onSubmit={submit}
			className="rounded-xl border border-ink-200 bg-white p-5 shadow-lg sm:p-7 print:hidden"
		>
			<div id={isStepWrong ? "estimate" : undefined} className="scroll-mt-24">
				<ChoiceStep values={values} errors={errors} onChange={change} />
			</div>
			{isSecond && (
				<fieldset
					id={!hasResult(state) && !isStepWrong && !anchored ? "estimate" : undefined}
					className="mt-8 scroll-mt-24 min-w-0 border-t border-ink-200 pt-7"
				>
					<legend className="float-left mb-5 w-full font-serif text-xl font-semibold text-ink-900">{t("step2")}</legend>
					<div className="clear-both">
						{product === "unknown" ? (
							<ProductGuide action={action} state={values.state} onChoose={(choice) => change("service", choice)} />
						) : (
							<DetailsStep
								product={product}
								values={values}
								errors={errors}
								anchored={anchored}
								onChange={change}
								onLeave={leave}
							/>
						)}
					</div>
				</fieldset>
			)}
			<Button
				type="submit"
				disabled={hydrated && !ready}
				aria-describedby={hydrated && !ready ? "still-missing" : undefined}
				className="mt-7 min-h-14 w-full text-lg"
			>
				{(hydrated || product !== "unknown") && !withheld ? t("calculate") : t("continue")}
			</Button>
			<p id="still-missing" className="mt-3 min-h-6 text-sm text-ink-700 noscript:hidden">
				{hydrated && !ready && t("missing", { fields: missing.join(", ") })}
			</p>
		</form>
	);
}
