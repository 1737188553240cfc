import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rowsOf } from "#server/platform/database/client.server.ts";
import { openEmbeddedDatabase } from "#server/platform/database/embedded.server.ts";
import {
	type AttackedSite,
	confirmationPath,
	cookiesOf,
	ownerEmail,
	password,
	signInAs,
	signInAsOwner,
	someAddress,
	startAttackedSite,
} from "#tests/support/attacked-site.ts";
import { rawRequest } from "#tests/support/raw-request.ts";

const dashboard = "/admin/contact-submissions";
let site: AttackedSite;
beforeAll(async () => {
	site = await startAttackedSite();
});
afterAll(async () => {
	await site.stop();
	site.remove();
});

const signIn = (credentials: { email: string; password: string }, from?: string, cookie?: string) =>
	site.postForm(
		"/auth",
		{ intent: "sign-in", ...credentials },
		{ ...(from && { from }), ...(cookie && { headers: { cookie } }) },
	);
const signUp = (credentials: { email: string; password: string }) =>
	site.postForm("/auth?tab=sign-up", { intent: "sign-up", ...credentials });

/** The token of a confirmation link. */
const tokenOf = async (email: string) =>
	new URL(await confirmationPath(site, email), site.origin).searchParams.get("confirm");

test("M2: the link of the mail alone confirms nothing", async () => {
	const account = { email: "colleague@sunfield.example", password };
	await signUp(account);
	const token = await tokenOf(account.email);
	const opened = await site.get(`/api/auth/verify-email?token=${token}`);
	expect(opened.status).toBe(404);
	expect((await signIn(account)).status).toBe(401);
});

test("M7: whoever signs up first with the owner's address never gets in", async () => {
	const squatter = { email: ownerEmail, password: "Squatter-was.1st" };
	await signUp(squatter);
	await confirmationPath(site, ownerEmail);
	const before = site.mails().length;

	const own = { email: ownerEmail, password };
	const refused = await signUp(own);
	expect(refused.status).toBe(422);
	expect(await refused.text()).toContain("This email is already registered. Please sign in instead.");
	await expect.poll(() => site.mails().length, { timeout: 30_000 }).toBeGreaterThan(before);
	const link =
		site
			.mails()
			.findLast(({ to }) => to === ownerEmail)
			?.text.match(/http\S+\/auth\?\S+/)?.[0] ?? "";
	const opened = await site.get(link.slice(new URL(link).origin.length));
	const cookie = cookiesOf(opened);
	expect((await signIn(squatter, undefined, cookie)).status).not.toBe(303);
});

describe("on a site with two admins", () => {
	const partnerEmail = "partner@sunfield.example";
	let other: AttackedSite;
	let owner = "";
	beforeAll(async () => {
		other = await startAttackedSite({ ADMIN_EMAILS: `${ownerEmail},${partnerEmail}` });
	}, 120_000);
	afterAll(async () => {
		await other.stop();
		other.remove();
	});
	const statusWith = async (cookie: string) => (await other.get(dashboard, { headers: { cookie } })).status;

	test("H4, M7: after taking the address over, the owner is throttled by no stranger, and guessing stops", async () => {
		owner = await signInAsOwner(other, "198.51.100.7");
		expect(await statusWith(owner)).toBe(200);
		const statuses: number[] = [];
		// One after the other: the pages rendered at once are limited too.
		for (let guess = 0; guess < 26; guess += 1) {
			const form = { intent: "sign-in", email: ownerEmail, password: `Wrong-guess.${guess}` };
			statuses.push((await other.postForm("/auth", form, { from: someAddress() })).status);
		}
		expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
		const again = await other.postForm(
			"/auth",
			{ intent: "sign-in", email: ownerEmail, password },
			{ from: "198.51.100.7", headers: { cookie: owner } },
		);
		expect(again.status).toBe(303);
		owner = cookiesOf(again);
		// Each of the 28 passwords is hashed slowly, and a test machine may be busy.
	}, 240_000);

	test("H4: whoever is taken out of ADMIN_EMAILS is no admin any more, but the last one stays", async () => {
		const partner = await signInAs(other, partnerEmail);
		expect(await statusWith(partner)).toBe(200);
		await other.restart({ ADMIN_EMAILS: ownerEmail });
		expect(await statusWith(partner)).toBe(302);
		expect(await statusWith(owner)).toBe(200);
		// Somebody must be able to give roles.
		await other.restart({ ADMIN_EMAILS: "second@sunfield.example" });
		expect(await statusWith(owner)).toBe(200);
	}, 120_000);
});

test("M1: no address of the accounts library redirects to another host", async () => {
	for (const callbackURL of ["/x/..//evil.com", "/.%2e//evil.com", "https://evil.com/"]) {
		const path = `/api/auth/verify-email?token=x&callbackURL=${encodeURIComponent(callbackURL)}`;
		const { status, headers } = await rawRequest(site.origin, { method: "GET", path, headers: { host: "evil.com" } });
		expect([status, headers.location]).toEqual([404, undefined]);
	}
});

test("M3: a token that somebody signed with a guessed secret opens nothing, and production refuses weak secrets", async () => {
	await expect(
		startAttackedSite({
			NODE_ENV: "production",
			AUTH_SECRET: "a",
			CAPTCHA_SECRET: "b",
			SITE_ORIGIN: "https://www.sunfield.example",
		}),
	).rejects.toThrow(/AUTH_SECRET/);
	const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
	const unsigned = `${part({ alg: "HS256" })}.${part({ email: ownerEmail, updateTo: ownerEmail, exp: 4e9 })}`;
	const forged = `${unsigned}.${createHmac("sha256", "a").update(unsigned).digest("base64url")}`;
	const response = await site.get(`/api/auth/verify-email?token=${forged}`);
	expect([response.status, response.headers.getSetCookie()]).toEqual([404, []]);
});

test("L3: a notice named like a property of every object shows nothing", async () => {
	const response = await site.get("/auth?notice=constructor");
	expect(response.status).toBe(200);
	expect(await response.text()).not.toMatch(/native code|function Object|account\.notices/);
});

test("L4: a form of the same host without TLS is not ours", async () => {
	const other = await startAttackedSite({ SITE_ORIGIN: "https://site.test" });
	try {
		const body = new URLSearchParams({ intent: "sign-in", email: "a@b.example", password }).toString();
		for (const origin of ["http://site.test", "ws://site.test", "ftp://site.test"]) {
			const { status } = await rawRequest(other.origin, {
				path: "/auth",
				headers: { origin, host: "site.test", "content-type": "application/x-www-form-urlencoded" },
				body,
			});
			expect.soft(status, origin).toBe(403);
		}
	} finally {
		await other.stop();
		other.remove();
	}
});

test("L6: the session's token is readable by no script", async () => {
	const account = { email: "script@sunfield.example", password };
	await signUp(account);
	const cookie = cookiesOf(await site.get(await confirmationPath(site, account.email)));
	const signedIn = await signIn(account, undefined, cookie);
	expect(signedIn.status).toBe(303);
	const session = cookiesOf(signedIn);
	const token = /session_token=([\w-]+)/.exec(decodeURIComponent(session))?.[1] ?? "none";
	for (const path of ["/api/auth/get-session", "/api/session"]) {
		const body = await (await site.get(path, { headers: { cookie: session } })).text();
		expect.soft(body, path).not.toContain(token);
		// M8: nor does it tell the visitor's address.
		expect.soft(body, path).not.toMatch(/ip_?address/i);
	}
	const byCall = await site.postJson("/api/auth/sign-in/email", account);
	expect(await byCall.text()).not.toMatch(/"token"/);
});

test("L7, L8: passwords cost work to guess, and the security log tells what was tried", {
	timeout: 120_000,
}, async () => {
	await signUp({ email: "careful@sunfield.example", password });
	await signIn({ email: "careful@sunfield.example", password: "Wrong-guess.1" });
	await site.stop();
	const database = await openEmbeddedDatabase(site.dataDir);
	try {
		const { db } = database;
		const hashes = rowsOf(
			await db.execute<{ password: string }>(sql`SELECT password FROM accounts WHERE password IS NOT NULL`),
		);
		expect(hashes.length).toBeGreaterThan(0);
		for (const { password: hash } of hashes) expect(hash).toMatch(/^scrypt-15-8-3:/);
		const actions = rowsOf(await db.execute<{ action: string }>(sql`SELECT DISTINCT action FROM security_log`));
		expect(actions.map(({ action }) => action)).toContain("LOGIN_FAILURE");
	} finally {
		await database.close();
		await site.restart();
	}
});

test("M8: the cookie page names every cookie that the site sets", async () => {
	const page = await (await site.get("/en/cookies")).text();
	for (const name of ["form_opened", "sf_confirm", "sf_lang", "sf_device"]) expect.soft(page).toContain(name);
});
