import { claimStatus } from "#domain/claims/claims.ts";
import type { FactsShown } from "#domain/compliance/fact.ts";
import { currentClaims } from "./current-claims.server.ts";

/** Production shows what the law says with its citation; other facts only after a licensed person has checked them. */
export function factsShown(): FactsShown {
	return claimStatus(currentClaims(), "stateFacts") === "withheld" ? "proven" : "all";
}

/** True if the register has evidence that a licensed person has checked all facts about states. */
export function allFactsChecked(): boolean {
	return claimStatus(currentClaims(), "stateFacts") === "proven";
}
