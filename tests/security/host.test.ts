import { readdirSync, readFileSync, statSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AttackedSite, checkout, startAttackedSite } from "#tests/support/attacked-site.ts";
import { rawRequest } from "#tests/support/raw-request.ts";
import { schedulerKey, schedulerMessage, schedulerSignature } from "#tests/support/scheduler.ts";
import { runScript } from "#tests/support/served-site.ts";

let site: AttackedSite;
beforeAll(async () => {
	site = await startAttackedSite({
		AUTH_SECRET: "9f0c2b7e41d8a6355e7b90d1c4f2a8e6",
		CAPTCHA_SECRET: "1b6d93e0f7a24c58b2e9d07a6c3f5814",
		CALENDLY_WEBHOOK_SIGNING_KEY: schedulerKey,
	});
});
afterAll(async () => {
	await site.stop();
	site.remove();
});

test("M6: nobody else on the machine may read or write the data folder", () => {
	// Files come and go while the site runs.
	const open = (path: string) => ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0;
	expect(open(site.dataDir)).toBe(false);
	const all = readdirSync(site.dataDir, { recursive: true, encoding: "utf8" }).map((name) => join(site.dataDir, name));
	expect(all.length).toBeGreaterThan(100);
	expect(all.filter(open)).toEqual([]);
});

test.each(["/%0a", "/%09", "/%0d", "/%1b", "/en/%0d%0a"])("L2: %s is refused, not an error", async (path) => {
	for (const method of ["GET", "POST"]) {
		const { status } = await rawRequest(site.origin, { method, path, headers: { origin: site.origin } });
		expect(status).toBe(400);
	}
});

test("L9: the page for a missing address links back to no other host", async () => {
	for (const referer of [`${site.origin}//evil.com/x`, "https://evil.com/x", `${site.origin}/\\evil.com`]) {
		const page = await (await site.get("/en/nothing", { headers: { referer } })).text();
		expect(page).not.toContain("evil.com");
	}
});

test("L10: a signed booking message that a database can't hold is taken all the same", async () => {
	for (const body of [
		schedulerMessage({}).replace('"payload":', '"odd\\u0000key":"\\ud800","payload":'),
		schedulerMessage({ starts: "+275000-01-01T00:00:00Z" }),
		schedulerMessage({ at: "-000100-01-01T00:00:00Z" }),
	]) {
		const { status } = await rawRequest(site.origin, {
			path: "/functions/booking-webhook",
			headers: {
				"content-type": "application/json",
				"calendly-webhook-signature": schedulerSignature(body, new Date()),
			},
			body,
		});
		expect.soft(status, body.slice(0, 120)).toBeLessThan(300);
	}
});

test("L11: every package that a server installs has its hash, and a check in the gate says so", async () => {
	const checked = await runScript("scripts/check-dependencies.ts", {}, [], checkout);
	expect(checked.code, checked.output).toBe(0);
	const lock = JSON.parse(readFileSync(join(checkout, "package-lock.json"), "utf8"));
	const packages = Object.entries(
		lock.packages as Record<string, { integrity?: string; dev?: boolean; optional?: boolean }>,
	);
	const unverified = packages
		.filter(([name, entry]) => name && !entry.integrity && !(entry.dev && entry.optional))
		.map(([name]) => name);
	expect(unverified).toEqual([]);
});

test("L13: two Host headers are refused", async () => {
	const { hostname, port } = new URL(site.origin);
	const response = await new Promise<string>((resolve, reject) => {
		const socket = connect(Number(port), hostname, () =>
			socket.write("GET /en HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n"),
		);
		let text = "";
		socket.on("data", (chunk) => {
			text += chunk;
		});
		socket.on("end", () => resolve(text));
		socket.on("error", reject);
	});
	expect(response).toMatch(/^HTTP\/1\.1 400 /);
});

test("L13: a finder of a weakness learns whom to tell", async () => {
	const response = await site.get("/.well-known/security.txt");
	const text = await response.text();
	expect(text).toMatch(/^Contact: (?:mailto:|https:)/m);
	const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? 0);
	expect(expires.getTime()).toBeGreaterThan(Date.now());
});

test("L13: signing out clears what the browser has cached", async () => {
	const response = await site.postForm("/auth/sign-out", {});
	expect(response.headers.get("clear-site-data")).toContain('"cache"');
});

test("L13: production sends no password over a plain connection", async () => {
	const production = {
		NODE_ENV: "production",
		AUTH_SECRET: "9f0c2b7e41d8a6355e7b90d1c4f2a8e6",
		CAPTCHA_SECRET: "1b6d93e0f7a24c58b2e9d07a6c3f5814",
		SITE_ORIGIN: "https://www.sunfield.example",
	};
	const refused = (variables: Record<string, string>) =>
		startAttackedSite({ ...production, ...variables }).then(
			async (started) => {
				await started.stop();
				started.remove();
				return "started";
			},
			(error: Error) => error.message,
		);
	expect(await refused({ SITE_ORIGIN: "http://www.sunfield.example" })).toMatch(/SITE_ORIGIN/);
	expect(await refused({ LEAD_WEBHOOK_URL: "https://crm.example/leads" })).toMatch(/LEAD_WEBHOOK_SECRET/);
});

test("L5: cookies, frames and base addresses are as strict as the page allows", async () => {
	const secure = await startAttackedSite({ SITE_ORIGIN: "https://site.test" });
	try {
		const opened = await secure.get("/functions/form-opened");
		expect(opened.headers.getSetCookie()[0]).toMatch(/^__Host-form_opened=.*; Secure/);
		const account = await secure.get("/auth");
		const policy = account.headers.get("content-security-policy") ?? "";
		expect(policy).toContain("base-uri 'none'");
		expect(policy).not.toMatch(/google|youtube/i);
		expect((await secure.get("/en")).headers.get("content-security-policy")).toContain("base-uri 'none'");
		expect(account.headers.get("strict-transport-security")).toContain("includeSubDomains");
	} finally {
		await secure.stop();
		secure.remove();
	}
});
