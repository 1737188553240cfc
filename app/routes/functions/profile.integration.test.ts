import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { visitorProfiles } from "#database/schema.ts";
import type { Journey } from "#domain/profiling/journey.ts";
import { visitorProfile } from "#domain/profiling/visitor-model.ts";
import { contactSubmission } from "#tests/support/contact-submission.ts";
import { routesApp } from "#tests/support/edge.ts";
import { captchaTokenOf } from "#tests/support/solve-captcha.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import * as profile from "./profile.ts";

const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const reading: Journey = { views: [{ page: "/en/carriers", seconds: 90, scrolled: 1 }], choices: [] };
const calling: Journey = { ...reading, choices: [{ kind: "call", afterViews: 1 }] };

describe.each(ruleKinds)("a visitor's profile on %s", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind);
	});
	afterAll(() => services.close());

	const request = (init: RequestInit) =>
		routesApp(services, { "functions/profile": profile }).request("/functions/profile", {
			...init,
			headers: { origin: services.env.siteOrigin, "user-agent": browser, ...init.headers },
		});
	const save = (body: object, headers: Record<string, string> = {}) =>
		request({
			method: "POST",
			headers: { "content-type": "application/json", ...headers },
			body: JSON.stringify(body),
		});
	const read = (session: string) => request({ headers: { "x-session-id": session } });
	const remove = (session: string) => request({ method: "DELETE", headers: { "x-session-id": session } });
	const rows = (session: string) =>
		services.database.db.select().from(visitorProfiles).where(eq(visitorProfiles.session_id, session));

	async function sentMessage(session_id: string): Promise<string> {
		const body = contactSubmission({ session_id, recaptchaToken: await captchaTokenOf(services) });
		const response = await routesApp(services, {}).request("/functions/hyper-service", {
			method: "POST",
			headers: { origin: services.env.siteOrigin, "content-type": "application/json" },
			body: JSON.stringify(body),
		});
		return ((await response.json()) as { id: string }).id;
	}

	test("is estimated from the journey, once for each visit", async () => {
		const session_id = randomUUID();
		await save({ session_id, journey: reading });
		const response = await save({ session_id, journey: calling });
		expect(await response.json()).toMatchObject({ ...visitorProfile(calling), journey: calling });
		const stored = await rows(session_id);
		expect(stored).toHaveLength(1);
		expect(stored[0]).toMatchObject({
			...visitorProfile(calling),
			journey: calling,
			contact_submission_id: null,
			created_at: services.clock(),
		});
	});

	test("cannot be chosen by the browser", async () => {
		const session_id = randomUUID();
		await save({ session_id, journey: reading, persona: "admin", confidence: 1 });
		expect(await rows(session_id)).toMatchObject([visitorProfile(reading)]);
	});

	test("is shown to the visitor in full, and deleted on request", async () => {
		const session_id = randomUUID();
		await save({ session_id, journey: reading });
		expect(await (await read(session_id)).json()).toEqual({
			...visitorProfile(reading),
			journey: reading,
			contact_submission_id: null,
			created_at: "2026-11-23T15:00:00.000Z",
			updated_at: "2026-11-23T15:00:00.000Z",
		});
		expect((await remove(session_id)).status).toBe(204);
		expect((await read(session_id)).status).toBe(204);
		expect(await rows(session_id)).toEqual([]);
		expect((await remove(session_id)).status, "once more does no harm").toBe(204);
	});

	test("is closed to anyone without its session id", async () => {
		const session_id = randomUUID();
		await save({ session_id, journey: reading });
		expect(await (await read(randomUUID())).text()).toBe("");
		expect((await request({})).status).toBe(400);
		expect((await read("%' OR 1=1")).status).toBe(400);
		expect((await request({ method: "DELETE" })).status).toBe(400);
		const elsewhere = { origin: "https://evil.example", "x-session-id": session_id };
		expect((await request({ method: "DELETE", headers: elsewhere })).status).toBe(403);
		expect(await rows(session_id)).toHaveLength(1);
	});

	test("names a lead of the same visit, but not of another", async () => {
		const session_id = randomUUID();
		const own = await sentMessage(session_id);
		const others = await sentMessage(randomUUID());
		await save({ session_id, journey: reading, contact_submission_id: others });
		expect(await rows(session_id)).toMatchObject([{ contact_submission_id: null }]);
		await save({ session_id, journey: reading, contact_submission_id: own });
		await save({ session_id, journey: calling });
		expect(await rows(session_id), "and keeps it").toMatchObject([{ contact_submission_id: own }]);
	});

	test.each([
		["no visit", { journey: reading }],
		["no journey", { session_id: randomUUID() }],
		["an endless page", { session_id: randomUUID(), journey: { views: [{ page: "/en", seconds: 1e9, scrolled: 1 }] } }],
	])("of %s is refused", async (_name, body) => {
		expect((await save(body)).status).toBe(400);
	});

	test("of a robot is not stored", async () => {
		const session_id = randomUUID();
		expect((await save({ session_id, journey: reading }, { "user-agent": "curl/8.5.0" })).status).toBe(204);
		expect(await rows(session_id)).toEqual([]);
	});

	test("refuses other methods", async () => {
		const response = await request({ method: "PUT", headers: { "content-type": "application/json" }, body: "{}" });
		expect(response.status).toBe(405);
		expect(response.headers.get("allow")).toBe("GET, POST, DELETE");
	});
});
