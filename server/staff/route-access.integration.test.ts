import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { UNSAFE_decodeViaTurboStream, UNSAFE_SingleFetchRedirectSymbol } from "react-router";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
	auditEntries,
	complaints,
	contactSubmissions,
	leadImportRows,
	leadImports,
	webhookDeliveries,
	webhookEndpoints,
} from "#database/schema.ts";
import { certificatePath } from "#domain/consent/certificate-address.ts";
import { evidenceFilePath, evidencePath } from "#domain/evidence/evidence-address.ts";
import { findLeadsPath, leadEventsPath } from "#domain/lead-desk/lead-address.ts";
import { accountCalls } from "#tests/support/accounts.ts";
import { leadActor } from "#tests/support/actors.ts";
import { testApp } from "#tests/support/edge.ts";
import { intakeEntry } from "#tests/support/intake-entry.ts";
import { peopleCalls } from "#tests/support/people.ts";
import { type Access, accessLevels, pagesWithoutPeople, routeAccess } from "#tests/support/route-access.ts";
import { listRoutes } from "#tests/support/route-addresses.ts";
import { siteBuild } from "#tests/support/site-build.ts";
import { openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { createPost } from "../blog/create-post.server.ts";
import { leadStore } from "../leads/store-leads.server.ts";
import { servicesHandle } from "../platform/http/services-handle.server.ts";

const routes = await listRoutes();
const accessTo = (file: string): Access => routeAccess[file] ?? "admin";
const rankOf = (access: Access) => accessLevels.indexOf(access);
const guarded = routes.filter(({ file }) => accessTo(file) !== "public");
const pages = guarded.filter(({ path }) => !path.startsWith("/api/"));
const calls = guarded.filter(({ path }) => path.startsWith("/api/"));

test("whoever adds a route says who may open it", () => {
	expect([...new Set(routes.map(({ file }) => file))].sort()).toEqual(Object.keys(routeAccess).sort());
	for (const { file, layouts } of routes) {
		const needed = layouts.map((layout) => rankOf(accessTo(layout)));
		expect(rankOf(accessTo(file)), `${file}, behind its layouts`).toBeGreaterThanOrEqual(Math.max(0, ...needed));
	}
});

/** Each may open what the access of the same place in `accessLevels` asks for. */
const visitors = ["anonymous", "viewer", "agent", "admin"] as const;
type Visitor = (typeof visitors)[number];
const mayOpen = (who: Visitor, access: Access) => visitors.indexOf(who) >= rankOf(access);

/** Addresses that only lead to a page. */
const redirects: Record<string, string> = {
	"/admin": "/admin/today",
	"/admin/undo": "/admin",
	"/admin/test-lead": "/admin/today",
	"/admin/leads/export/file": "/admin/leads/export",
	"/admin/settings/settings.json": "/admin/settings",
	"/admin/settings/words/preview": "/admin/settings/words",
	"/admin/settings/:section/evidence/:file": "/admin/settings/:section",
	"/admin/leads/:lead/evidence.json": "/admin/leads/:lead/evidence",
	"/admin/leads/:lead/evidence.pdf": "/admin/leads/:lead/evidence",
};

/** Pages that show nothing about anybody, and the log itself. */
const withoutPeople = [...Object.keys(redirects), ...pagesWithoutPeople];

const refusals: Record<Exclude<Visitor, "admin">, (asked: string) => string> = {
	anonymous: (asked) => `302 /auth?next=${encodeURIComponent(asked)}`,
	viewer: () => "302 /?notice=access-denied",
	agent: () => "302 /admin?notice=access-denied",
};

describe("routes that are not for everybody", () => {
	let services: TestServices;
	/** The site, and one where staff need a second factor as in production. */
	let sites: Record<"usual" | "strict", ReturnType<typeof testApp>>;
	const cookies: Record<Visitor, string> = { anonymous: "", viewer: "", agent: "", admin: "" };
	let person = "";
	let article = "";
	const complaint = randomUUID();
	const entry = intakeEntry();
	const [endpoint, file] = [randomUUID(), randomUUID()];

	beforeAll(async () => {
		vi.stubEnv("VITE_SITE_ORIGIN", "http://localhost:3000");
		services = await openTestServices("PGlite", { TRUSTED_PROXIES: "1" });
		const accounts = await accountCalls(services);
		const people = peopleCalls(services, accounts);
		cookies.viewer = await accounts.openAccount("viewer@example.com");
		cookies.agent = await people.openAs("agent@example.com", "agent");
		cookies.admin = await people.openAs("admin@example.com", "admin");
		person = await people.idOf("agent@example.com");
		const begun = await createPost(services, leadActor({ userId: person, role: "agent" }), {
			locale: "en",
			slug: "one",
			title: "One",
		});
		if (begun.ok) article = begun.articleId;
		await leadStore(services).store([entry]);
		const own = eq(contactSubmissions.id, entry.id);
		await services.database.db.update(contactSubmissions).set({ ownerId: person }).where(own);
		const at = { createdAt: services.clock() };
		await services.database.db.insert(webhookEndpoints).values({
			id: endpoint,
			origin: "admin",
			name: "CRM",
			url: "https://crm.example/",
			events: ["lead.created"],
			payload: "thin",
			enabled: true,
			createdByName: "Ana",
			...at,
		});
		await services.database.db.insert(webhookDeliveries).values({
			id: endpoint,
			endpointId: endpoint,
			eventId: endpoint,
			type: "lead.created",
			state: "sent",
			leadId: entry.id,
			happenedAt: services.clock(),
			...at,
		});
		await services.database.db.insert(complaints).values({
			id: complaint,
			receivedOn: "2026-11-23",
			channel: "phone",
			name: "Marie",
			email: "",
			phone: "",
			state: "",
			words: "Late",
			product: "",
			insurer: "",
			severity: "low",
			status: "received",
			regulator: "",
			fileNumber: "",
			leadId: entry.id,
			createdByName: "Ana",
			createdAt: services.clock(),
		});
		await services.database.db.insert(leadImports).values({
			id: file,
			staffName: "Ana",
			fileName: "leads.csv",
			header: ["Name"],
			headerHash: "1",
			rows: 1,
			...at,
			settings: { mapping: [null], duplicates: "skip", ownerId: null, status: "new", source: "", locale: "en" },
		});
		await services.database.db.insert(leadImportRows).values({ importId: file, row: 1, line: 2, cells: ["Marie"] });
		const build = await siteBuild();
		const siteWith = (requiresSecondFactor: boolean) => {
			const own = { ...services, env: { ...services.env, requiresSecondFactor } };
			return testApp({ env: own.env, reception: own, services: servicesHandle(own), build });
		};
		sites = { usual: siteWith(false), strict: siteWith(true) };
	});
	afterAll(async () => {
		await services.close();
		vi.unstubAllEnvs();
	});

	let visits = 0;
	/** @returns the status, and the redirect or the message of a refused call */
	async function answer(who: Visitor, method: string, address: string, site: keyof typeof sites = "usual") {
		visits += 1;
		const isCall = address.startsWith("/api/");
		const response = await sites[site].request(address, {
			method,
			...(method === "POST" && { body: isCall ? "{}" : String(new URLSearchParams({ release: person })) }),
			headers: {
				cookie: cookies[who],
				"content-type": isCall ? "application/json" : "application/x-www-form-urlencoded",
				origin: services.env.siteOrigin,
				// Nobody is refused for asking too often.
				"x-forwarded-for": `10.${visits >> 8}.${visits & 255}.1`,
			},
		});
		const { status, headers, body } = response;
		if (headers.get("content-type") === "text/x-script" && status === 202 && body) return redirectIn(body);
		if (headers.get("content-type")?.startsWith("application/json")) {
			const { error } = (await response.json()) as { error?: { code: string } };
			return `${status} ${error?.code}`;
		}
		return `${status} ${headers.get("location") ?? ""}`.trim();
	}

	const addressesOf = (route: (typeof routes)[number]) =>
		route.addresses({
			":person": person,
			":report": "activity",
			":step": "add",
			":article": article,
			":locale": "en",
			":file": "register.csv",
			":endpoint": endpoint,
			":call": endpoint,
			":lead": entry.id,
			":complaint": complaint,
			":import": file,
			":section": "links",
		});
	/** The requested page, as the sign-in page gets it. */
	const askedBy = (address: string) => new URL(address, "http://localhost").pathname.replace(/(?:\/_)?\.data$/, "");

	test.each(["anonymous", "viewer", "agent"] as const)(
		"no address of a page opens for %s beyond the role",
		async (who) => {
			const refused = pages.filter(({ file }) => !mayOpen(who, accessTo(file)));
			expect(refused.length).toBeGreaterThanOrEqual(7);
			for (const address of refused.flatMap(addressesOf)) {
				for (const method of ["GET", "POST"]) {
					expect(await answer(who, method, address), `${method} ${address}`).toBe(refusals[who](askedBy(address)));
				}
			}
		},
	);

	test.each(["agent", "admin"] as const)(
		"none of the dashboard opens for %s with a password alone where staff need more",
		async (who) => {
			const dashboard = pages.filter(({ file }) => rankOf(accessTo(file)) >= rankOf("staff"));
			expect(dashboard.length).toBeGreaterThanOrEqual(10);
			for (const address of dashboard.flatMap(addressesOf)) {
				for (const method of ["GET", "POST"]) {
					const refusal = await answer(who, method, address, "strict");
					expect(refusal, `${method} ${address}`).toMatch(/^302 \/account\/second-factor(?:\?next=%2Fadmin[\w%.-]*)?$/);
				}
			}
		},
	);

	test("calls that need a session are refused without one, and only then", async () => {
		expect(calls.length).toBeGreaterThanOrEqual(2);
		for (const route of calls) {
			const reads = [leadEventsPath, findLeadsPath].includes(route.path);
			const [method, other] = reads ? ["GET", "POST"] : ["POST", "GET"];
			for (const address of addressesOf(route)) {
				expect(await answer("anonymous", method, address), address).toBe("401 unauthorized");
				expect(await answer("anonymous", other, address), address).toBe("405 method_not_allowed");
				expect(await answer("viewer", method, address), address).not.toMatch(/^401/);
			}
		}
	});

	test("staff hear of leads in a stream that no cache and no proxy keeps, and that other sites can't open", async () => {
		const ask = (who: Visitor, headers: Record<string, string> = {}, site: keyof typeof sites = "usual") =>
			sites[site].request(leadEventsPath, { headers: { cookie: cookies[who], ...headers } });
		const { status, headers, body } = await ask("agent");
		expect([status, headers.get("content-type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
		expect([headers.get("cache-control"), headers.get("x-accel-buffering")]).toEqual(["no-store", "no"]);
		expect(headers.get("content-encoding")).toBeNull();
		await body?.cancel();
		expect((await ask("viewer")).status).toBe(403);
		expect((await ask("agent", {}, "strict")).status).toBe(403);
		expect((await ask("agent", { "sec-fetch-site": "cross-site" })).status).toBe(403);
		expect(
			(await sites.usual.request(leadEventsPath, { method: "HEAD", headers: { cookie: cookies.agent } })).status,
		).toBe(405);
	});

	test("whoever has the role gets in", async () => {
		for (const route of pages) {
			for (const who of visitors.filter((visitor) => mayOpen(visitor, accessTo(route.file)))) {
				const [, data = ""] = addressesOf(route);
				const target = redirects[route.path]?.replace(":lead", entry.id).replace(":section", "links");
				const expected = target ? `302 ${target}` : "200";
				expect(await answer(who, "GET", data), `${who} ${data}`).toBe(expected);
			}
		}
	});

	test("the certificate of a lead comes as the file that was asked for, and no cache keeps it", async () => {
		for (const [file, type] of [
			["certificate.json", "application/json"],
			["certificate.pdf", "application/pdf"],
		] as const) {
			const headers = { cookie: cookies.admin, "x-forwarded-for": "10.200.1.1" };
			const response = await sites.usual.request(certificatePath(entry.id, file), { headers });
			expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
			expect(response.headers.get("cache-control")).toBe("no-store");
		}
	});

	test("the evidence of a lead comes to a form, as the file that was asked for, and no cache keeps it", async () => {
		for (const [file, type] of [
			["evidence.json", "application/json"],
			["evidence.pdf", "application/pdf"],
		] as const) {
			const headers = { cookie: cookies.admin, "x-forwarded-for": "10.200.1.1", origin: services.env.siteOrigin };
			const response = await sites.usual.request(evidenceFilePath(entry.id, file), { method: "POST", headers });
			expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
			expect(response.headers.get("cache-control")).toBe("no-store");
		}
		const now = services.clock();
		services.setNow(new Date(now.getTime() + 20 * 60_000));
		for (const file of ["evidence.json", "evidence.pdf"] as const) {
			const asked = answer("admin", "POST", evidenceFilePath(entry.id, file));
			expect(await asked, "too long after the sign-in").toBe(`303 ${evidencePath(entry.id)}`);
		}
		services.setNow(now);
	});

	test("what an admin reads on any page is in the audit log, but for the log itself", async () => {
		const { db } = services.database;
		const read = eq(auditEntries.action, "ROWS_READ");
		const dashboard = pages.filter(({ file }) => rankOf(accessTo(file)) >= rankOf("staff"));
		for (const route of dashboard) {
			const before = await db.$count(auditEntries, read);
			const [, data = ""] = addressesOf(route);
			await answer("admin", "GET", data);
			const written = (await db.$count(auditEntries, read)) - before;
			if (withoutPeople.includes(route.path)) expect(written, route.path).toBe(0);
			else expect(written, route.path).toBeGreaterThan(0);
		}
		const entries = await db.select().from(auditEntries).where(read);
		expect(entries).toContainEqual(expect.objectContaining({ tableName: "user_roles", details: "rows: 2" }));
		expect(entries).toContainEqual(expect.objectContaining({ tableName: "staff_records", subjectId: person }));
	});
});

/** The redirect in the answer to a data request. Anything else in it would be a leak. */
async function redirectIn(body: ReadableStream<Uint8Array>): Promise<string> {
	const { value } = await UNSAFE_decodeViaTurboStream(body, globalThis as unknown as Window & typeof globalThis);
	const given = value as Record<PropertyKey, unknown>;
	const isAction = !(UNSAFE_SingleFetchRedirectSymbol in given);
	const { redirect, status, revalidate, reload, replace, ...others } = (
		isAction ? given : given[UNSAFE_SingleFetchRedirectSymbol]
	) as Record<string, unknown>;
	const rest = isAction ? Object.keys(others) : [...Object.keys(given), ...Object.keys(others)];
	return [status, redirect, ...rest].join(" ");
}
