import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { conversionTypes } from "#domain/conversions/conversions.ts";
import { eventNames } from "#domain/conversions/events.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { rowsOf } from "../platform/database/client.server.ts";

describe.each(ruleKinds)("conversions on %s", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind);
	});
	afterAll(() => services.close());

	test("are counted by the SQL functions as by the domain", async () => {
		const names = [...new Set<string>([...conversionTypes, ...eventNames, "unknown"])];
		const { db } = services.database;
		const counted = rowsOf(
			await db.execute<{ name: string }>(
				sql`SELECT name FROM json_array_elements_text(${JSON.stringify(names)}::json) AS name WHERE is_conversion(name)`,
			),
		);
		expect(counted.map(({ name }) => name).sort()).toEqual([...conversionTypes].sort());
	});
});
