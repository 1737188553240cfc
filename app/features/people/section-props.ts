import {
	type PeopleChange,
	type PeopleErrors,
	type PeopleRefusal,
	type PeopleSection,
	peopleChanges,
} from "#domain/staff/people.ts";
import type { PeopleProps } from "./people-copy.ts";

interface Refused {
	section: PeopleSection;
	code: PeopleRefusal | "invalid";
	errors: PeopleErrors;
}

/** The props of a section after a post: with the result of its own form only. */
export function peopleProps(
	section: PeopleSection,
	{
		copy,
		roles,
		owedProof,
		provePath,
		officeHours,
	}: Pick<PeopleProps, "copy" | "roles" | "owedProof" | "provePath" | "officeHours">,
	{ done, refused }: { done: PeopleChange | null; refused: Refused | undefined },
): PeopleProps & { isDone: boolean } {
	const own = refused?.section === section ? refused : undefined;
	const isDone = !refused && done !== null && peopleChanges[done] === section;
	const code = own && own.code !== "invalid" ? own.code : null;
	const refusal = code && ({ tone: "bad", ...copy.refusals[code] } as const);
	const notice = isDone ? ({ tone: "good", ...copy.done[done] } as const) : refusal;
	return { copy, roles, owedProof, provePath, officeHours, notice, errors: own?.errors, isDone };
}
