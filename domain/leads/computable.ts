import { readInputs } from "../calculators/read-inputs.ts";
import type { LeadContent } from "./lead-content.ts";

/** A report is computed later from its inputs, so the calculator must accept them. */
export function isComputable(content: LeadContent): boolean {
	if (content.purpose !== "report" && content.purpose !== "estimate") return true;
	const { calculator, state, inputs } = content;
	return readInputs({ ...inputs, service: calculator, state }).ok;
}
