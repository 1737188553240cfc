import { expect, test } from "vitest";
import { refuseOtherDatabase } from "./back-up-postgres.server.ts";

test.each([
	["", "postgres://app:a@db.example/site"],
	["postgres://backup:b@db.example:5432/site", "postgres://app:a@db.example/site?sslmode=require"],
	["postgres://backup:b@DB.example/site", "postgresql://app:a@db.example/site"],
	["postgres://backup:b@b.example/site", "postgres://app:a@a.example:5432,b.example:5432/site"],
	["postgres://backup:b@127.0.0.1/site", "postgres://app:a@localhost/site"],
	["postgres://backup:b@[::1]:5433/a%20site", "postgres://app:a@[::1]:5433/a%20site"],
	["postgres://backup:b@db.example/app", "postgres://app:a@db.example"],
])("'%s' is the database of %s", (backupDatabaseUrl, databaseUrl) => {
	expect(() => refuseOtherDatabase({ backupDatabaseUrl, databaseUrl })).not.toThrow();
});

test.each([
	["postgres://backup:word@db.example/other", "db.example:5432/other"],
	["postgres://backup:word@db.example:5433/site", "db.example:5433/site"],
	["postgres://backup:word@old.example/site", "old.example:5432/site"],
])("%s is another database, which is said without passwords", (backupDatabaseUrl, named) => {
	const databaseUrl = "postgres://app:word@db.example/site";
	expect(() => refuseOtherDatabase({ backupDatabaseUrl, databaseUrl })).toThrow(
		`BACKUP_DATABASE_URL is ${named}, and DATABASE_URL is db.example:5432/site. Both must name the same host, port and database.`,
	);
});

test("of a malformed address, nothing is shown", () => {
	const addresses = {
		backupDatabaseUrl: "postgres://backup:wo/rd@db.example/site",
		databaseUrl: "postgres://db.example/site",
	};
	expect(() => refuseOtherDatabase(addresses)).toThrow(/^DATABASE_URL or BACKUP_DATABASE_URL is malformed/);
});
