import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contactSubmissions } from "#database/schema.ts";
import { routesApp } from "#tests/support/edge.ts";
import { databaseKinds, openTestServices, type TestServices } from "#tests/support/test-services.ts";
import * as home from "./home.tsx";

describe.each(databaseKinds)("a message without script on %s", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind, { TRUSTED_PROXIES: "1" });
	});
	afterAll(() => services.close());

	async function send(email: string, headers: Record<string, string>) {
		const person = {
			first_name: "Ana",
			last_name: "Díaz",
			email,
			phone: "941-555-0100",
			message: "Please call me about life insurance.",
		};
		const response = await routesApp(services, { ":locale": home }).request("/es", {
			method: "POST",
			headers: {
				origin: services.env.siteOrigin,
				"content-type": "application/x-www-form-urlencoded",
				"x-forwarded-for": "10.1.2.3",
				...headers,
			},
			body: new URLSearchParams(person).toString(),
		});
		expect(response.status).toBe(200);
		const [lead] = await services.database.db
			.select()
			.from(contactSubmissions)
			.where(eq(contactSubmissions.email, email));
		return lead;
	}
	const region = (country: string, code: string) => ({ "cf-ipcountry": country, "cf-region-code": code });

	test.each([
		["a state that is served", "texas@example.com", region("US", "TX"), { state: "TX", notOffered: false }],
		["a state that is not", "oregon@example.com", region("US", "OR"), { state: "OR", notOffered: true }],
		["nobody knows where", "unknown@example.com", {}, { state: null, notOffered: false }],
		["abroad", "london@example.com", region("GB", "ENG"), { state: null, notOffered: false }],
		["a territory", "ponce@example.com", region("PR", ""), { state: null, notOffered: false }],
	])("from %s says so", async (_name, email, headers, stamp) => {
		expect(await send(email, headers)).toMatchObject({ ...stamp, kind: "contact", locale: "es" });
	});
});
