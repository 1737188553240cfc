import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contactSubmissions } from "#database/schema.ts";
import { submitNoScriptLead } from "#server/leads/submit-no-script-lead.server.ts";
import { limits, wholeSite } from "#server/rate-limits.server.ts";
import { optedOutAt } from "#server/suppression/sharing-opt-out.server.ts";
import { routesApp } from "#tests/support/edge.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import * as formOpened from "../functions/form-opened.ts";
import * as home from "./home.tsx";

describe.each(ruleKinds)("a message without script on %s", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind, { TRUSTED_PROXIES: "1", LOCATION_HEADERS: "cloudflare" });
	});
	afterAll(() => services.close());

	async function post(email: string, headers: Record<string, string>) {
		const person = {
			first_name: "Ana",
			last_name: "Díaz",
			email,
			phone: "941-555-0100",
			message: "Please call me about life insurance.",
		};
		return routesApp(services, { ":locale": home }).request("/es", {
			method: "POST",
			headers: {
				origin: services.env.siteOrigin,
				"content-type": "application/x-www-form-urlencoded",
				"x-forwarded-for": "10.1.2.3",
				...headers,
			},
			body: new URLSearchParams(person).toString(),
		});
	}
	async function send(email: string, headers: Record<string, string>) {
		expect((await post(email, headers)).status).toBe(200);
		await services.intake.drained();
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

	test("from a page with a token in its address keeps none of it", async () => {
		const referer = `${services.env.siteOrigin}/es/unsubscribe?t=Secret&utm_source=radio`;
		const lead = await send("token@example.com", { referer });
		expect(lead?.referrer).toBe(`${services.env.siteOrigin}/es/unsubscribe?utm_source=radio`);
		expect(JSON.stringify(lead)).not.toContain("Secret");
	});

	test("from a browser with a privacy signal opts its sender out of sale and sharing", async () => {
		await send("signal@example.com", { "sec-gpc": "1", "x-forwarded-for": "10.9.9.9" });
		await send("nosignal@example.com", { "x-forwarded-for": "10.9.9.9" });
		const isOut = async (email: string) => {
			const lead = { id: randomUUID(), email, phone: null, personId: null };
			return (await optedOutAt(services.database.db, services.env, lead)) !== null;
		};
		expect([await isOut("signal@example.com"), await isOut("nosignal@example.com")]).toEqual([true, false]);
	});

	test("whose form was opened by one person for everybody is marked", async () => {
		const address = "192.0.2.7";
		const pixel = await routesApp(services, { "functions/form-opened": formOpened }).request("/functions/form-opened", {
			headers: { "x-forwarded-for": address },
		});
		const cookie = pixel.headers.get("set-cookie")?.split(";")[0] ?? "";
		services.setNow(new Date(services.clock().getTime() + 30_000));
		const reasons = async (email: string, from: string) =>
			(await send(email, { cookie, "x-forwarded-for": from }))?.spamReasons;
		expect(await reasons("first@example.com", address)).toEqual([]);
		expect(await reasons("second@example.com", address)).toEqual([]);
		expect(await reasons("third@example.com", address)).toEqual([]);
		expect(await reasons("fourth@example.com", address)).toEqual(["form_reused"]);
		// A lead from elsewhere has no mark. B26: one such lead isn't suspicious by itself, several are.
		expect(await reasons("elsewhere@example.com", "198.51.100.7")).toEqual([]);
		expect(await reasons("again@example.com", "198.51.100.7")).toEqual(["form_not_opened"]);
	});

	test("which is posted again by a refresh within an hour is one lead", async () => {
		const email = "refresh@example.com";
		const from = { "x-forwarded-for": "198.51.101.9" };
		const stored = async () => {
			await services.intake.drained();
			return services.database.db.$count(contactSubmissions, eq(contactSubmissions.email, email));
		};
		// Four refreshes are an hour, so one of them is in the next hour of the clock.
		for (let refresh = 0; refresh < 4; refresh++) {
			expect((await post(email, from)).status).toBe(200);
			services.setNow(new Date(services.clock().getTime() + 20 * 60_000));
		}
		expect(await stored()).toBe(1);
		await post(email, { ...from, "user-agent": "Another browser" });
		expect(await stored()).toBe(2);
		services.setNow(new Date(services.clock().getTime() + 3 * 3_600_000));
		await post(email, from);
		expect(await stored()).toBe(3);
	});

	test("B26: without the cookie few are believed on the whole site", async () => {
		const marked: boolean[] = [];
		for (let sender = 0; sender < 12; sender++) {
			const lead = await send(`network${sender}@example.com`, { "x-forwarded-for": `172.16.${sender}.9` });
			marked.push(lead?.spamReasons.includes("form_not_opened") ?? false);
		}
		expect(marked[0]).toBe(false);
		expect(marked.at(-1)).toBe(true);
	});

	test("of a network that sent nothing is received while others use up the site's number", async () => {
		const { maxNoScriptLeadsOfSite: limit } = limits;
		services.limiter.takeAll([[limit, wholeSite, limit.max - services.limiter.used(limit, wholeSite)]]);
		const from = { "x-forwarded-for": "2001:db8:77::1" };
		expect((await post("quiet@example.com", from)).status).toBe(200);
		expect((await post("again@example.com", from)).status).toBe(429);
		services.limiter.giveBack([[limit, wholeSite, limit.max]]);
	});

	test("is refused if one host sends too many, and stays on the page", async () => {
		const from = (address: string) => ({ "x-forwarded-for": address });
		const leads = () => services.database.db.$count(contactSubmissions);
		for (let sent = 0; sent < 20; sent++) {
			expect((await post(`flood${sent}@example.com`, from(`2001:db8:1:1::${sent}`))).status).toBe(200);
		}
		await services.intake.drained();
		const before = await leads();
		expect((await post("late@example.com", from("2001:db8:1:1::ffff"))).status).toBe(429);
		await services.intake.drained();
		expect(await leads()).toBe(before);
		expect((await post("other@example.com", from("2001:db8:9:9::1"))).status, "another network").toBe(200);

		const form = new FormData();
		const typed = { first_name: "Ana", last_name: "Díaz", email: "late@example.com", phone: "941-555-0100" };
		for (const [name, value] of Object.entries({ ...typed, message: "Please call me about it." }))
			form.set(name, value);
		const visitor = { ip: "2001:db8:1:1::fffe", userAgent: "", referrer: null, page: "/es", locale: "es" } as const;
		expect(
			await submitNoScriptLead(services, "contact", form, { ...visitor, state: null, cookies: null }),
		).toMatchObject({
			ok: false,
			failure: "no_script_limit",
			values: { ...typed, message: "Please call me about it." },
		});
	});
});
