import { type PeopleChange, type PeopleFormResult, type PeopleSection, peopleChanges } from "#domain/staff/people.ts";
import type { PeopleProps } from "./people-copy.ts";

type Refused = Extract<PeopleFormResult, { errors: unknown }> & { section: PeopleSection };

/** The props of a section after a post: with the result of its own form only. */
export function peopleProps(
	section: PeopleSection,
	{ copy, roles, owedProof, provePath }: Pick<PeopleProps, "copy" | "roles" | "owedProof" | "provePath">,
	{ done, refused }: { done: PeopleChange | null; refused: Refused | undefined },
): PeopleProps & { isDone: boolean } {
	const own = refused?.section === section ? refused : undefined;
	const isDone = !refused && done !== null && peopleChanges[done] === section;
	const refusal = own?.refusal ? ({ tone: "bad", ...copy.refusals[own.refusal] } as const) : null;
	const notice = isDone ? ({ tone: "good", ...copy.done[done] } as const) : refusal;
	return { copy, roles, owedProof, provePath, notice, errors: own?.errors, isDone };
}
