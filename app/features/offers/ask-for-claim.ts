import * as v from "valibot";
import type { ClaimStatus } from "#domain/funnels/offers.ts";

const statusSchema = v.variant("state", [
	v.object({ state: v.picklist(["free", "held"]), heldUntil: v.pipe(v.string(), v.isoTimestamp()) }),
	v.object({ state: v.picklist(["booked", "over", "none_left", "to_confirm", "open"]) }),
]);

/** The result of a stored request for a spot. If the server can't say, staff will confirm it. */
export async function askForClaim(submissionId: string): Promise<ClaimStatus> {
	try {
		const response = await fetch(`/functions/offer-claim?submission=${submissionId}`);
		return v.parse(statusSchema, await response.json());
	} catch {
		return { state: "to_confirm" };
	}
}
