import { asc, eq, inArray, isNotNull } from "drizzle-orm";
import { doNotCallChecks, doNotCallLists } from "#database/schema.ts";
import { withoutRows } from "#domain/do-not-call/service-results.ts";
import { isRowOf, type RowPerson } from "#domain/lead-exchange/row-of-person.ts";
import type { Transaction } from "../platform/database/client.server.ts";

/** Deletes the checks of a person's numbers, and the person's lines in files of results that wait. */
export async function eraseFromRegister(transaction: Transaction, person: RowPerson): Promise<void> {
	await transaction.delete(doNotCallChecks).where(inArray(doNotCallChecks.phoneKey, [...person.numbers]));
	const { id, state, content } = doNotCallLists;
	const waiting = transaction.select({ id, state, content }).from(doNotCallLists).where(isNotNull(content));
	for (const list of await waiting.orderBy(asc(id)).for("update")) {
		const before = list.content ?? "";
		const after =
			list.state === "draft"
				? withoutRows(before, (cells) => mayName(person, cells.join(" ")) && isRowOf(person, cells))
				: withoutNumbers(before, person.numbers);
		if (after !== before) await transaction.update(doNotCallLists).set({ content: after }).where(eq(id, list.id));
	}
}

/** A quick look, because a file may have hundreds of thousands of lines. */
function mayName({ email, numbers }: RowPerson, line: string): boolean {
	const digits = line.replace(/\D/g, "");
	return line.toLowerCase().includes(email) || [...numbers].some((number) => digits.includes(number.slice(-10)));
}

/** The lines stay, empty: the job counts them. */
function withoutNumbers(content: string, numbers: ReadonlySet<string>): string {
	return content
		.split("\n")
		.map((line) => (numbers.has(line.split(" ")[0] ?? "") ? "" : line))
		.join("\n");
}
