import * as v from "valibot";
import type { ClaimOutcome } from "#domain/funnels/offers.ts";

const outcomeSchema = v.variant("state", [
	v.object({ state: v.literal("held"), heldUntil: v.pipe(v.string(), v.isoTimestamp()) }),
	v.object({ state: v.picklist(["booked", "none_left", "to_confirm"]) }),
]);

/** What became of a request for a spot that the server has stored. A person will tell where the server can't. */
export async function askForClaim(submissionId: string): Promise<ClaimOutcome> {
	try {
		const answer = await fetch(`/functions/offer-claim?submission=${submissionId}`);
		return v.parse(outcomeSchema, await answer.json());
	} catch {
		return { state: "to_confirm" };
	}
}
