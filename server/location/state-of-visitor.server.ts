import { isJurisdiction } from "#domain/location/jurisdictions.ts";
import type { Services } from "../services.server.ts";
import { locateVisitor } from "./locate-visitor.server.ts";

/** Two letters of the state that a request seems to come from; null where that would be a guess, or is no state. */
export async function stateOfVisitor(
	services: Pick<Services, "cities" | "env" | "log">,
	headers: Headers,
	address: string,
): Promise<string | null> {
	const { state, error } = await locateVisitor(services, headers, address);
	return !error && isJurisdiction(state) ? state : null;
}
