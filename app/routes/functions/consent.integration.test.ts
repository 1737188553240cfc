import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cookieConsents } from "#database/schema.ts";
import { cookieTextVersion } from "#domain/consent/cookie-consent.ts";
import { routesApp } from "#tests/support/edge.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import * as consent from "./consent.ts";

const everything = { analytics: true, marketing: true, personalization: true };

describe.each(ruleKinds)("the answer to the cookie notice on %s", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind);
	});
	afterAll(() => services.close());

	const send = (body: unknown, headers: Record<string, string> = {}) =>
		routesApp(services, { "functions/consent": consent }).request("/functions/consent", {
			method: "POST",
			headers: { origin: services.env.siteOrigin, "content-type": "application/json", ...headers },
			body: JSON.stringify(body),
		});
	const report = (changes: object = {}) => ({
		id: randomUUID(),
		version: cookieTextVersion,
		categories: everything,
		gpc: false,
		locale: "ht",
		...changes,
	});
	const logged = (id: string) => services.database.db.select().from(cookieConsents).where(eq(cookieConsents.id, id));

	test("is logged under its random id, without data that identifies the visitor", async () => {
		const body = report({ categories: { ...everything, marketing: false } });
		const response = await send(body);
		expect(await response.json()).toEqual({
			id: body.id,
			categories: { necessary: true, ...body.categories },
			gpc: false,
		});
		expect(await logged(body.id)).toEqual([
			{
				id: body.id,
				version: cookieTextVersion,
				categories: ["necessary", "analytics", "personalization"],
				gpc: false,
				locale: "ht",
				created_at: services.clock(),
			},
		]);
	});

	test.each([
		["that the page saw", { gpc: true }, {}],
		["that only the request carried", {}, { "sec-gpc": "1" }],
	])(
		"a privacy signal %s turns analytics and marketing off, even after Accept All",
		async (_name, changes, headers) => {
			const body = report(changes);
			expect(await (await send(body, headers)).json()).toEqual({
				id: body.id,
				categories: { necessary: true, analytics: false, marketing: false, personalization: true },
				gpc: true,
			});
			expect(await logged(body.id)).toMatchObject([{ categories: ["necessary", "personalization"], gpc: true }]);
		},
	);

	test("stays as first stored if it is sent again", async () => {
		const body = report();
		await send(body);
		expect((await send({ ...body, categories: { ...everything, analytics: false } })).status).toBe(200);
		expect(await logged(body.id)).toMatchObject([{ categories: ["necessary", ...Object.keys(everything)] }]);
	});

	test.each([
		["no id", { id: "me" }],
		["no categories", { categories: { analytics: true } }],
		["a version that is none", { version: "<b>" }],
		["a language of no notice", { locale: "fr" }],
	])("with %s is refused", async (_name, changes) => {
		expect((await send(report(changes))).status).toBe(400);
	});

	test("is refused from another site", async () => {
		expect((await send(report(), { origin: "https://evil.example" })).status).toBe(403);
	});
});
