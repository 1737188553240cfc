import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { expect, test } from "vitest";
import { visitorEvents } from "#database/schema.ts";
import { databaseKinds, openTestServices } from "#tests/support/test-services.ts";
import { migrationsFolder } from "../platform/database/client.server.ts";

test.each(databaseKinds)("the migration takes what was typed out of old events: %s", async (kind) => {
	const services = await openTestServices(kind);
	try {
		const { db } = services.database;
		const event = { session_id: randomUUID(), page: "/en/calculator", locale: "en", created_at: services.clock() };
		const ids = { calculation: randomUUID(), other: randomUUID() };
		await db.insert(visitorEvents).values([
			{
				...event,
				id: ids.calculation,
				name: "calculator_completed",
				properties: { service: "term_life", state: "FL", values: { age: 37, smoker: true } },
			},
			{ ...event, id: ids.other, name: "web_vital", properties: { metric: "LCP", value: 812 } },
		]);
		const migration = readMigrationFiles({ migrationsFolder }).find(({ sql }) => sql.join().includes("- 'values'"));
		for (const statement of migration?.sql ?? []) await db.execute(sql.raw(statement));
		const propertiesOf = async (id: string) =>
			(await db.select().from(visitorEvents).where(eq(visitorEvents.id, id)))[0]?.properties;
		expect(await propertiesOf(ids.calculation)).toEqual({ service: "term_life", state: "FL" });
		expect(await propertiesOf(ids.other)).toEqual({ metric: "LCP", value: 812 });
	} finally {
		await services.close();
	}
});
