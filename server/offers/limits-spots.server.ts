import { currentClaims } from "#content/current-claims.server.ts";
import { claimStatus } from "#domain/claims/claims.ts";

/** True if an offer has a number of spots a month. Without evidence for that number it is open to everybody. */
export function limitsSpots(): boolean {
	return claimStatus(currentClaims(), "monthlySpots") !== "withheld";
}
