import { createRequestHandler, RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { claimsAt, currentClaims, setClaims } from "#content/current-claims.server.ts";
import { siteOrigin, testApp } from "#tests/support/edge.ts";
import { siteBuild } from "#tests/support/site-build.ts";
import { openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { jobs } from "../jobs.server.ts";
import { servicesHandle } from "../platform/http/services-handle.server.ts";
import { type StaticFiles, staticFile } from "../platform/http/static-files.server.ts";
import { claimsPages } from "./claims-pages.server.ts";

vi.hoisted(() => {
	vi.stubEnv("VITE_SITE_MODE", "production");
	vi.stubEnv("VITE_BUILT_AT", "2026-11-20T12:00:00Z");
	vi.stubEnv("VITE_SITE_ORIGIN", "https://site.example");
});

vi.mock("#content/claims.ts", async () => {
	const { claimIds } = await import("#domain/agency/claim-evidence.ts");
	const evidence = { proof: "list", approvedBy: "Ana", approvedOn: "2026-01-01", expiresOn: "2026-11-23", value: 1234 };
	const unproven = claimIds.map((id) => [id, { says: "", evidence: null }]);
	return { claimsRegister: { ...Object.fromEntries(unproven), familiesServed: { says: "", evidence } } };
});

const claimed = { en: "Trusted by 1,234 families", es: "1,234 familias confían en nosotros" };

let services: TestServices;
beforeAll(async () => {
	services = await openTestServices("PGlite");
});
afterAll(() => services.close());

test("what the build claims is gone from every page and file after the job that finds its evidence expired", async () => {
	const build = await siteBuild();
	setClaims(claimsAt(services.clock()));
	const handle = createRequestHandler(build, "production");
	const files: StaticFiles = new Map();
	for (const path of ["/en", "/es", "/sitemap.xml", "/search-index/es.json"]) {
		const response = await handle(new Request(siteOrigin + path), new RouterContextProvider());
		const name = path.includes(".") ? path.slice(1) : "page.html";
		files.set(path, staticFile(name, Buffer.from(await response.arrayBuffer()), null));
	}
	const built = [...files.keys()];
	const app = testApp({
		build,
		files,
		sources: claimsPages({ ...services, env: { ...services.env, mode: "production" } }, servicesHandle(services)),
		reception: services,
		services: servicesHandle(services),
	});

	const before = await app.request("/es");
	expect((await before.text()).includes(claimed.es)).toBe(true);
	expect([...files.keys()]).toEqual(built);

	services.setNow(new Date("2026-11-24T12:00:00Z"));
	await jobs["purge-expired"](services, null, "job-1");
	await vi.waitUntil(() => currentClaims().proven.familiesServed === undefined, { timeout: 30_000 });
	const after = await app.request("/es");
	expect(after.status).toBe(200);
	expect(after.headers.get("etag")).not.toBe(before.headers.get("etag"));
	expect(after.headers.get("content-security-policy")).not.toContain("nonce");
	const html = await after.text();
	expect([html.includes(claimed.es), html.endsWith("</html>")]).toEqual([false, true]);

	await vi.waitUntil(() => files.size === 0, { timeout: 30_000 });
	expect((await (await app.request("/en")).text()).includes(claimed.en)).toBe(false);
	const sitemap = await app.request("/sitemap.xml", { headers: { "accept-encoding": "br" } });
	expect([sitemap.status, sitemap.headers.get("content-type")]).toEqual([200, "application/xml; charset=utf-8"]);
	expect((await app.request("/search-index/es.json")).headers.get("content-type")).toBe("application/json");
});
