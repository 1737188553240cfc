import { isPersonChangeName } from "#domain/persons/person-change.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import type { PersonChange } from "./change-persons.server.ts";

/** Reads a decision about persons from a form. Null if it doesn't make sense. */
export function readPersonChange(form: FormData): { change: PersonChange; seen: string | null } | null {
	const name = form.get("intent");
	if (!isPersonChangeName(name)) return null;
	const seen = form.get("seen") ? String(form.get("seen")) : null;
	if (name === "split") {
		const leadIds = form.getAll("split").flatMap((id) => readRowId(id) ?? []);
		return leadIds.length > 0 ? { change: { name, leadIds }, seen } : null;
	}
	const [one, other] = [readRowId(form.get("one")), readRowId(form.get("other"))];
	return one && other ? { change: { name, one, other }, seen } : null;
}
