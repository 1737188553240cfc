import { type PeopleFormResult, type PeopleRefusal, readAccountId } from "#domain/staff/people.ts";
import { resetSecondFactor } from "../second-factor/reset-second-factor.server.ts";
import { type PeopleAction, refusedProof } from "./people-action.server.ts";

const refusals = {
	notAllowed: "notAdmin",
	ownAccount: "self",
	unknownPerson: "gone",
	noFactor: "gone",
} as const satisfies Record<string, PeopleRefusal>;

/** Takes the second factor from somebody who lost the device. */
export async function resetFactor(action: PeopleAction): Promise<PeopleFormResult> {
	const { services, visit, by, fields } = action;
	const personId = readAccountId(fields.person) ?? "";
	const refused = await refusedProof(action);
	if (refused) return refused;
	const result = await resetSecondFactor({ services, visit, by, personId });
	if (result.ok) return { ok: true, done: "factor-reset", person: personId };
	return { ok: false, code: refusals[result.code] };
}
