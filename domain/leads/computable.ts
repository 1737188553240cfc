import { readInputs } from "../calculators/read-inputs.ts";
import type { LeadContent } from "./lead-content.ts";

/** A report is made from its inputs alone, later: with others than a calculator takes there would be none to send. */
export function isComputable(content: LeadContent): boolean {
	if (content.purpose !== "report") return true;
	const { calculator, state, inputs } = content;
	return readInputs({ ...inputs, service: calculator, state }).ok;
}
