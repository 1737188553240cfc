import { parseBulkChange } from "#domain/lead-desk/bulk-change.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { lossReasons } from "#domain/lead-desk/lead-status.ts";
import { postImport } from "#server/lead-desk/exchange/import-action.server.ts";
import { importLeads } from "#server/lead-desk/exchange/import-leads.server.ts";
import { storeImport } from "#server/lead-desk/exchange/store-import.server.ts";
import { changeInBulk } from "#server/lead-desk/list/bulk-change.server.ts";
import { changePersons, type PersonChange } from "#server/lead-desk/persons/change-persons.server.ts";
import type { TestServices } from "./test-services.ts";

/** Where the random test works. */
export interface RandomDesk {
	services: TestServices;
	/** An admin. */
	by: LeadActor;
	/** All leads that were stored before the first operation. */
	leadIds: readonly string[];
	/** The people who work on leads. */
	ownerIds: readonly string[];
	/** A number from 0 to 1, the next one each time. */
	random: () => number;
}

/** Does something with an inverse. @returns the command that undoes it; null if there was nothing to do */
type RandomOperation = (desk: RandomDesk) => Promise<string | null>;

/**
 * The operations that the random test does and undoes. A kind of command that changes leads, persons or links has an
 * operation here.
 */
export const randomOperations: Readonly<Record<string, RandomOperation>> = {
	status: (desk) => bulk(desk, `status.${pick(desk, ["new", "contacted", "qualified", "booked", "won"])}`),
	lost: (desk) => bulk(desk, `lost.${pick(desk, lossReasons)}`),
	owner: (desk) => bulk(desk, `owner.${pick(desk, [...desk.ownerIds, "nobody"])}`),
	delete: (desk) => bulk(desk, "deleted"),
	release: (desk) => bulk(desk, "released"),
	import: importFile,
	merge: (desk) => judge(desk, "merge"),
	different: (desk) => judge(desk, "different"),
	split: (desk) => person(desk, { name: "split", leadIds: [pick(desk, desk.leadIds)] }),
};

export function pick<T>({ random }: Pick<RandomDesk, "random">, values: readonly T[]): T {
	const value = values[Math.floor(random() * values.length)];
	if (value === undefined) throw new Error("Nothing to choose from");
	return value;
}

function judge(desk: RandomDesk, name: "merge" | "different"): Promise<string | null> {
	return person(desk, { name, one: pick(desk, desk.leadIds), other: pick(desk, desk.leadIds) });
}

async function person({ services, by }: RandomDesk, change: PersonChange): Promise<string | null> {
	const result = await changePersons(services, by, change, null);
	return result.ok ? result.id : null;
}

/** Somebody out of a few people: some share a number, some an address, some have similar names, and one has none. */
export function randomPerson(desk: Pick<RandomDesk, "random">) {
	const [firstName, lastName] = pick(desk, [
		["Kim", "Lee"],
		["Kim", "Lee Jr"],
		["Ana", "Lee"],
		["Bob", "Ruiz"],
		["", ""],
	]);
	const email = pick(desk, ["kim@example.com", "home@example.com", "bob@example.com", null]);
	const numbers = ["+1 305-555-0121", "+1 305-555-0122", "+1 305-555-0123", ...(email === null ? [] : [null, null])];
	return { firstName: firstName ?? "", lastName: lastName ?? "", email, phone: pick(desk, numbers) };
}

/** Rows for people who are known, one for somebody with a known number, and one for a stranger. */
async function importFile(desk: RandomDesk): Promise<string | null> {
	const { services, by, random } = desk;
	const name = Math.floor(random() * 1e9).toString(36);
	const known = [randomPerson(desk), randomPerson(desk)].map((one) =>
		[one.firstName || "Kim", one.lastName, one.email, one.phone].join(","),
	);
	const rows = [...known, `${name},Lee,kim@example.com,+1 305-555-0122`, `New,${name},${name}@example.com,`];
	const bytes = new TextEncoder().encode(["First name,Last name,Email,Phone", ...rows].join("\n"));
	const stored = await storeImport(services, by, { file: { name: `${name}.csv`, bytes }, locale: "en" });
	if (!stored.ok) throw new Error(stored.code);
	const form = new FormData();
	const columns = { "column-0": "firstName", "column-1": "lastName", "column-2": "email", "column-3": "phone" };
	const fields = { ...columns, duplicates: "link" };
	for (const [field, value] of Object.entries({ ...fields, source: "file", locale: "en", intent: "save" }))
		form.set(field, value);
	await postImport(services, by, stored.id, form);
	form.set("intent", "run");
	await postImport(services, by, stored.id, form);
	await importLeads(services, { importId: stored.id });
	return stored.id;
}

async function bulk(desk: RandomDesk, name: string): Promise<string | null> {
	const { services, by, leadIds, random } = desk;
	const change = parseBulkChange(name);
	if (!change) throw new Error(name);
	const share = random();
	const ids = leadIds.filter(() => random() < share);
	const plan = { selection: { ids }, change, at: services.clock(), expected: ids.length };
	const bulk = await changeInBulk(services, by, plan);
	return bulk.ok ? bulk.id : null;
}
