import { expect, test } from "vitest";
import { buildOf, siteOrigin, testApp, testEnv } from "#tests/support/edge.ts";
import { contentSecurityPolicy } from "./content-security-policy.server.ts";

const page = { default: () => null, action: async ({ request }: { request: Request }) => request.text() };
const build = buildOf({
	auth: page,
	"admin/leads/:lead": page,
	"api/auth/*": { action: () => Response.json("signed in") },
	"blog/preview/:token": page,
	":locale/contact": page,
	":locale/*": page,
});
const app = testApp({ build });
const ask = (path: string, init: RequestInit = {}) =>
	app.request(`${siteOrigin}${path}`, { ...init, headers: { origin: siteOrigin } });

test.each([
	["/AUTH", "/auth"],
	["/Auth?tab=Sign-Up&next=%2Fadmin", "/auth?tab=Sign-Up&next=%2Fadmin"],
	["/%61uth", "/auth"],
	["/%41UTH.data", "/auth.data"],
	["/ADMIN/Leads/AbC", "/admin/leads/AbC"],
	["/ADMIN/leads/AbC.data?_routes=X", "/admin/leads/AbC.data?_routes=X"],
	["/API/%61uth/sign-in/Email", "/api/auth/sign-in/Email"],
	["/BLOG/preview/ToKeN", "/blog/preview/ToKeN"],
	["/en/Contact", "/en/contact"],
])("%s is redirected to %s, once, with what was posted", async (path, spelled) => {
	for (const method of ["GET", "POST"]) {
		const response = await ask(path, { method });
		expect(response.status, method).toBe(308);
		expect(response.headers.get("location"), method).toBe(spelled);
	}
	expect((await ask(spelled)).status).not.toBe(308);
});

test.each(["/auth", "/admin/leads/AbC", "/blog/preview/ToKeN", "/en/Unknown", "/en/%61", "/EN/contact"])(
	"%s stays as it is",
	async (path) => {
		expect((await ask(path)).status).toBe(200);
	},
);

test.each(["//evil.example/AUTH", "//EVIL.example/%61uth", "/%2Fevil.example/AUTH", "/\\evil.example/AUTH", "///AUTH"])(
	"%s leads to no other site",
	async (path) => {
		const location = (await ask(path)).headers.get("location") ?? "/";
		expect(new URL(location, siteOrigin).origin).toBe(siteOrigin);
	},
);

test("no private page has the policy of public ones, however it is spelled", async () => {
	const open = contentSecurityPolicy(testEnv());
	expect(open).toContain("youtube");
	for (const path of ["/auth", "/AUTH", "/%61uth", "/ADMIN/leads/1", "/%61dmin/leads/1"]) {
		const response = await ask(path);
		const policy = response.status === 308 ? "" : response.headers.get("content-security-policy");
		expect(policy, path).not.toContain("youtube");
	}
});
