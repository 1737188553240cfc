import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { agency } from "#content/agency.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import { settingsCalls } from "#tests/support/settings.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { readKeptSettings } from "../pages/kept-settings.server.ts";
import { exportSettings } from "./settings-file.server.ts";

vi.hoisted(() => {
	vi.stubEnv("VITE_BUILT_AT", "2026-11-20T12:00:00Z");
	vi.stubEnv("VITE_SITE_ORIGIN", "https://site.example");
});

const container = "GTM-AB12CD3";

describe.each(ruleKinds)("analytics and the check for robots on %s", (kind) => {
	let services: TestServices;
	let owner: LeadActor;
	let calls: ReturnType<typeof settingsCalls>;
	beforeAll(async () => {
		services = await openTestServices(kind);
		owner = await leadWork(services).person("Olga", "admin");
		calls = settingsCalls(services, owner);
	});
	afterAll(() => services.close());
	beforeEach(() => calls.reset());

	const save = async (tagManagerId: string) => {
		const seen = String(await calls.newest("analytics"));
		return calls.post({ intent: "save", seen, tagManagerId, captcha: "strict" }, "analytics");
	};

	test("a tag manager is allowed by the policy of every public page at once, and by none after it was removed", async () => {
		const page = await calls.site("/en");
		const policyOf = async (path: string) => (await page.open(path)).headers.get("content-security-policy") ?? "";
		const etag = async () => (await page.open("/en")).headers.get("etag");
		const paths = ["/en", "/en/about", "/en?utm_source=letter", "/en/nowhere", "/en/search?q=iul"];
		const before = await etag();
		for (const path of paths) expect(await policyOf(path), path).not.toContain("googletagmanager");

		expect(await save(container)).toEqual({ ok: true });
		await vi.waitUntil(() => agency.tagManagerId === container, { timeout: 30_000 });
		for (const path of paths) expect(await policyOf(path), path).toContain("https://www.googletagmanager.com");
		expect(await policyOf("/auth"), "accounts and leads are on such pages").not.toContain("google");
		expect(await (await page.open("/functions/tag-manager")).json()).toEqual({ id: container });
		expect(await etag(), "no page contains it, so none is rendered again").toBe(before);
		const known = await page.open("/en", { headers: { "if-none-match": before ?? "" } });
		expect([known.status, known.headers.get("content-security-policy")]).toEqual([
			304,
			expect.stringContaining("googletagmanager"),
		]);

		expect(await save("")).toEqual({ ok: true });
		await vi.waitUntil(() => agency.tagManagerId === "", { timeout: 30_000 });
		for (const path of paths) expect(await policyOf(path), path).not.toContain("googletagmanager");
		expect(await (await page.open("/functions/tag-manager")).json()).toEqual({ id: null });
	}, 120_000);

	test("what is set is in the settings file and in the data folder, and a file with another ID is refused", async () => {
		await save(container);
		await vi.waitUntil(() => readKeptSettings(services.env.dataDir).facts.analytics?.captcha === "strict");
		const file = JSON.parse(await (await exportSettings(services, owner)).text());
		expect(file.analytics).toEqual({ tagManagerId: container, captcha: "strict" });
		const analytics = { tagManagerId: "https://evil.example", captcha: "usual" };
		expect(await calls.importFile(JSON.stringify({ ...file, analytics }))).toMatchObject({
			errors: { file: "file_invalid" },
		});
	});
});
