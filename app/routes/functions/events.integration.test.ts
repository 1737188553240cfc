import { randomUUID } from "node:crypto";
import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { conversionEvents, visitorEvents } from "#database/schema.ts";
import { rowsOf } from "#server/platform/database/client.server.ts";
import { contactSubmission } from "#tests/support/contact-submission.ts";
import { routesApp } from "#tests/support/edge.ts";
import { captchaTokenOf } from "#tests/support/solve-captcha.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import * as events from "./events.ts";

const browser =
	"Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1";
const robot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

describe.each(ruleKinds)("events on %s", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind);
	});
	afterAll(() => services.close());
	beforeEach(async () => {
		const { db } = services.database;
		await db.delete(visitorEvents);
		await db.delete(conversionEvents);
	});

	const call = (path: string, body: unknown, headers: Record<string, string> = {}) =>
		routesApp(services, { "functions/events": events }).request(path, {
			method: "POST",
			headers: {
				origin: services.env.siteOrigin,
				"user-agent": browser,
				"content-type": "application/json",
				...headers,
			},
			body: typeof body === "string" ? body : JSON.stringify(body),
		});
	const send = (body: unknown, headers: Record<string, string> = {}) => call("/functions/events", body, headers);
	const event = (name: string, properties: object = {}, more: object = {}) => ({
		id: randomUUID(),
		name,
		properties,
		page: "/es",
		locale: "es",
		age_ms: 0,
		...more,
	});
	const conversions = async (session_id: string) =>
		(await services.database.db.select().from(conversionEvents).where(eq(conversionEvents.session_id, session_id))).map(
			(row) => row.event_type,
		);
	const storedNames = async () =>
		(await services.database.db.select().from(visitorEvents).orderBy(asc(visitorEvents.created_at))).map(
			(row) => row.name,
		);

	test("are stored in the order in which they happened, and conversions are counted", async () => {
		const session_id = randomUUID();
		const response = await send({
			session_id,
			events: [
				event("call_click", { number: "+19415550142", location: "footer" }, { age_ms: 500 }),
				event("page_view", {}, { age_ms: 60_000 }),
				event("calculator_completed", { service: "iul", state: "FL", values: { age: "40-49" } }, { age_ms: 9000 }),
				event("web_vital", { metric: "CLS", value: 0, rating: "good" }, { age_ms: 1 }),
			],
		});
		expect(await response.json()).toEqual({ stored: 4, refused: 0 });
		expect(await storedNames()).toEqual(["page_view", "calculator_completed", "call_click", "web_vital"]);
		const [first] = await services.database.db.select().from(visitorEvents).orderBy(asc(visitorEvents.created_at));
		expect(first).toMatchObject({
			session_id,
			page: "/es",
			locale: "es",
			properties: {},
			created_at: new Date("2026-11-23T14:59:00Z"),
		});
		expect((await conversions(session_id)).toSorted()).toEqual(["calculator_used", "phone_call"]);
	});

	test("are accepted as plain text, which a closing page sends", async () => {
		const body = { session_id: randomUUID(), events: [event("page_view")] };
		const response = await send(JSON.stringify(body), { "content-type": "text/plain;charset=UTF-8" });
		expect(await response.json()).toEqual({ stored: 1, refused: 0 });
	});

	test("are stored and counted once if they are sent again, even at the same moment", async () => {
		const session_id = randomUUID();
		const same = event("get_quote", { label: "Get Quote" });
		const responses = await Promise.all(Array.from({ length: 5 }, () => send({ session_id, events: [same, same] })));
		expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
		const upperCase = await send({ session_id, events: [{ ...same, id: same.id.toUpperCase() }] });
		expect(await upperCase.json()).toEqual({ stored: 0, refused: 0 });
		expect(await storedNames()).toEqual(["get_quote"]);
		expect(await conversions(session_id)).toEqual(["get_quote"]);
	});

	test("a sent form counts once, although the page reports it as well", async () => {
		const session_id = randomUUID();
		const recaptchaToken = await captchaTokenOf(services);
		expect((await call("/functions/hyper-service", contactSubmission({ session_id, recaptchaToken }))).status).toBe(
			200,
		);
		await send({
			session_id,
			events: [event("form_submit", { form_id: "contact_main", utm_source: "direct", page_source: "/es" })],
		});
		expect(await storedNames()).toEqual(["form_submit"]);
		expect(await conversions(session_id)).toEqual(["form_submit"]);
	});

	test("invalid events are skipped, and the others are stored", async () => {
		const response = await send({
			session_id: randomUUID(),
			events: [event("page_view"), event("form_submit", { email: "ana@example.com" }), event("mouse_move"), 7],
		});
		expect(await response.json()).toEqual({ stored: 1, refused: 3 });
		expect(await storedNames()).toEqual(["page_view"]);
	});

	test.each([
		["a robot", { "user-agent": robot }],
		["who sends a privacy signal", { "sec-gpc": "1" }],
		["who opted out of sale and sharing", { cookie: "sf_lang=es; sf_no_sale=1" }],
	])("of %s are not stored", async (_name, headers) => {
		const response = await send({ session_id: randomUUID(), events: [event("page_view")] }, headers);
		expect(await response.json()).toEqual({ stored: 0, refused: 0 });
		expect(await storedNames()).toEqual([]);
	});

	test.each([
		["not JSON", "{", {}, 400],
		["no batch", { events: [] }, {}, 400],
		["of a wrong type", { a: 1 }, { "content-type": "text/html" }, 415],
		["from another site", { a: 1 }, { origin: "https://evil.example" }, 403],
	])("%s are refused", async (_name, body, headers, status) => {
		expect((await send(body, headers)).status).toBe(status);
	});

	test("cannot be read", async () => {
		const response = await routesApp(services, { "functions/events": events }).request("/functions/events");
		expect(response.status).toBe(405);
		expect(response.headers.get("allow")).toBe("POST");
	});

	test("a visit is limited by its events, not by its calls", async () => {
		const session_id = randomUUID();
		const statuses: number[] = [];
		for (let sent = 0; sent < 14; sent++) {
			const batch = Array.from({ length: 50 }, () => event("page_view"));
			statuses.push((await send({ session_id, events: batch })).status);
		}
		expect(statuses.filter((status) => status === 200)).toHaveLength(12);
		expect(statuses.slice(12)).toEqual([429, 429]);
		expect(await storedNames()).toHaveLength(600);
	});

	test("give the conversion rate of all visits", async () => {
		const [reader, caller, silent] = [randomUUID(), randomUUID(), randomUUID()];
		const { db } = services.database;
		const views = [event("page_view"), event("page_view")];
		await send({ session_id: reader, events: views });
		await send({ session_id: caller, events: [event("page_view"), event("phone_call"), event("phone_call")] });
		// Without analytics, only the sent form is known.
		const form = { event_type: "form_submit", page: "/en", locale: "en", created_at: services.clock() };
		await db.insert(conversionEvents).values([
			{ ...form, session_id: silent },
			{ ...form, session_id: null },
		]);
		const rate = async (from: string, to: string) =>
			rowsOf(await db.execute(sql`SELECT * FROM get_conversion_rate(${from}, ${to})`)).map((row) =>
				Object.fromEntries(Object.entries(row as object).map(([name, value]) => [name, Number(value)])),
			);
		expect(await rate("2026-11-16T15:00:01Z", "2026-11-23T15:00:01Z")).toEqual([
			{ conversion_rate: 66.67, total_conversions: 4, unique_visitors: 3 },
		]);
		expect(await rate("2026-11-01T00:00:00Z", "2026-11-02T00:00:00Z")).toEqual([
			{ conversion_rate: 0, total_conversions: 0, unique_visitors: 0 },
		]);
	});
});
