import { compiledFact, type Fact } from "./fact.ts";
import { recordedStates } from "./states.ts";

/**
 * Found on a page of the regulator itself. The other phone numbers appear in two or three published tables that agree.
 */
const fromRegulator: ReadonlySet<string> = new Set(["AZ", "NJ", "WI"]);

/** The consumer phone of each state's regulator, with its source. It is always shown: it is how a reader can check us. */
export const regulatorContacts: Readonly<Record<string, Fact<string>>> = Object.fromEntries(
	recordedStates.map(({ code, regulatoryAuthority: { phone } }) => {
		const fact = compiledFact(phone);
		return [code, fromRegulator.has(code) ? { ...fact, source: "regulator" as const } : fact];
	}),
);

/** The insurance departments of all states, for residents of states in which the agency has no record. */
export const regulatorDirectory = "https://content.naic.org/state-insurance-departments";
