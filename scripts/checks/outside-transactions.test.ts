import { expect, test } from "vitest";
import { usesOutsideTransactions } from "./outside-transactions.ts";

test.each([
	["db.transaction(async (transaction) => { await db.insert(leads); })", "db"],
	["db.transaction((tx) => store(services.database, tx))", "services.database"],
	["database.db.transaction(async (tx) => {\n\tawait tx.insert(a);\n\treturn database.db.select();\n})", "database.db"],
	["db.transaction(async (tx) => { await send({ db }) })", "db"],
])("%s is found", (source, use) => {
	expect(usesOutsideTransactions("a.ts", source).join()).toContain(`uses ${use} inside`);
});

test("the line of the use is named", () => {
	const source = "\n/* db. */\ndb.transaction(async (tx) => {\n\tawait db.select();\n});";
	expect(usesOutsideTransactions("a.ts", source)).toEqual([
		"a.ts:4 uses db inside a transaction; use the callback's parameter",
	]);
});

test.each([
	"await db.select(); db.transaction(async (tx) => { await tx.insert(a); }); await db.select();",
	"db.transaction(async (tx) => {\n\t// not db.insert\n\tawait tx.insert(a);\n})",
	'db.transaction((tx) => boss.send("a", {}, { db: fromDrizzle(tx, sql) }))',
	"session.transaction(run, config, db)",
])("%s is fine", (source) => {
	expect(usesOutsideTransactions("a.ts", source)).toEqual([]);
});
