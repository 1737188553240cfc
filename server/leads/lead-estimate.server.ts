import { rateTables } from "#content/rates.ts";
import type { contactSubmissions } from "#database/schema.ts";
import type { CalculatorInputs } from "#domain/calculators/calculator-inputs.ts";
import { estimate } from "#domain/calculators/estimate.ts";
import type { Estimate } from "#domain/calculators/estimate-shape.ts";
import { readInputs } from "#domain/calculators/read-inputs.ts";
import { inputsOfFunnel, isEstimatingFunnel } from "#domain/funnels/funnel-inputs.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { productOfCalculator } from "#domain/products/products.ts";
import type { PremiumProduct } from "#domain/rates/rate-table.ts";
import type { EstimateCard } from "#emails/estimate-figures.tsx";
import { translator } from "#i18n/messages.server.ts";
import { markText } from "../compliance/withheld-text.server.ts";
import { pdfCopy } from "../pdf/pdf-copy.server.ts";
import { stateOfLead, withheldReasonOf } from "./lead-sales.server.ts";

type EstimatedLead = Pick<typeof contactSubmissions.$inferSelect, "details" | "state" | "product">;

/** The calculator's inputs for a lead. */
interface LeadInputs {
	inputs: CalculatorInputs;
	/** The inputs that nobody chose. */
	assumed: readonly string[];
}

/** A calculator's inputs on a lead. Null if it has none, or if the calculator no longer takes them. */
export function inputsOfReport(lead: EstimatedLead): CalculatorInputs | null {
	const { inputs, calculator } = lead.details;
	const reading = readInputs({ ...inputs, service: calculator, state: stateOfLead(lead) ?? "" });
	return reading.ok ? reading.inputs : null;
}

function inputsOfLead(lead: EstimatedLead): LeadInputs | null {
	const { funnel = "", answers = {} } = lead.details;
	if (isEstimatingFunnel(funnel)) return inputsOfFunnel(funnel, answers, lead.state);
	const inputs = inputsOfReport(lead);
	return inputs && { inputs, assumed: [] };
}

/**
 * The estimate of a lead, computed again from its answers and worded as on the page, with its assumptions. It has no
 * figures if an agent must quote. Null if there is no estimate, or if the reader may not see it.
 */
export function leadEstimateCard(lead: EstimatedLead & { locale: Locale }): EstimateCard | null {
	const read = inputsOfLead(lead);
	if (!read) return null;
	const { inputs, assumed } = read;
	const product = productOfCalculator[inputs.service];
	if (withheldReasonOf(lead, product)) return null;
	const { locale } = lead;
	const copy = pdfCopy(locale);
	const result = estimate(inputs, rateTables);
	if (!result) {
		const { title, text } = copy.refusal(rateTables[inputs.service as PremiumProduct]);
		return { title, figures: [], notes: [text] };
	}
	const [note] = copy.notes(result).map(({ text }) => text);
	const notes = [markText(locale, product), assumptions(result, assumed, locale), note].filter(
		(text) => typeof text === "string",
	);
	return { title: translator(locale, "emails")("visitor.estimate"), figures: copy.figures(result), notes };
}

function assumptions(result: Estimate, assumed: readonly string[], locale: Locale): string | null {
	if (assumed.length === 0) return null;
	const list = pdfCopy(locale).assumptions(result, assumed);
	return translator(locale, "emails")("visitor.assumed", { list: list.join(", ") });
}
