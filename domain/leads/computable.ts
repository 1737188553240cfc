import { readInputs } from "../calculators/read-inputs.ts";
import type { LeadContent } from "./lead-content.ts";

/** A report is computed later from its inputs alone: inputs that the calculator refuses would leave none to send. */
export function isComputable(content: LeadContent): boolean {
	if (content.purpose !== "report") return true;
	const { calculator, state, inputs } = content;
	return readInputs({ ...inputs, service: calculator, state }).ok;
}
