import { claimStatus } from "#domain/claims/claims.ts";
import type { FactsShown } from "#domain/compliance/fact.ts";
import { currentClaims } from "./current-claims.server.ts";

/** Production shows a fact about a state only after a licensed person has checked it, or all facts at once. */
export function factsShown(): FactsShown {
	return claimStatus(currentClaims(), "stateFacts") === "withheld" ? "checked" : "all";
}

/** True if the register has evidence that a licensed person has checked all facts about states. */
export function allFactsChecked(): boolean {
	return claimStatus(currentClaims(), "stateFacts") === "proven";
}
