import { eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { users } from "#database/schema.ts";
import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import { invitePerson } from "#server/people/invite-person.server.ts";
import { makeSetupLink } from "#server/people/setup-link.server.ts";
import { linkCookie } from "#server/staff/link-cookie.server.ts";
import { accountCalls, password, visitor } from "#tests/support/accounts.ts";
import { peopleCalls } from "#tests/support/people.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import * as invitationPage from "./invitation.tsx";
import * as setupPage from "./setup.tsx";

const crowd = vi.hoisted(() => ({ isThere: false }));
vi.mock("#server/staff/sign-in.server.ts", async (original) => {
	const actual = await original<typeof import("#server/staff/sign-in.server.ts")>();
	const signIn: typeof actual.signIn = async (...given) =>
		crowd.isThere ? { ok: false, code: "busy" } : actual.signIn(...given);
	return { ...actual, signIn };
});

describe.each(ruleKinds)("a link that opens an account while its sign-in has to wait on %s", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind, { ADMIN_EMAILS: "boss@agency.example" });
	});
	afterAll(() => services.close());

	const pages = { "/auth/invitation": invitationPage.action, "/auth/setup": setupPage.action };

	async function post(path: keyof typeof pages, token: string, email: string) {
		const context = new RouterContextProvider();
		context.set(servicesContext, services);
		context.set(requestInfoContext, visitor);
		const headers = { cookie: linkCookie(services.env, token).split(";")[0] ?? "" };
		const body = new URLSearchParams({ name: "Ana Lee", email, password });
		const request = new Request(`https://site.example${path}`, { method: "POST", headers, body });
		crowd.isThere = true;
		const answer = await pages[path]({ request, context, params: {}, url: new URL(request.url), pattern: path });
		crowd.isThere = false;
		const [user] = await services.database.db.select().from(users).where(eq(users.email, email));
		expect(user, "the account").toMatchObject({ emailVerified: true });
		return answer;
	}

	test("leads the first admin, and an invited person, to the sign-in", async () => {
		const setup = new URL((await makeSetupLink(services)) ?? "").searchParams.get("token") ?? "";
		const calls = await accountCalls(services);
		const people = peopleCalls(services, calls);
		const toSignIn = { status: 303, location: "/auth" };
		const seen = (answer: unknown) => {
			expect(answer).toBeInstanceOf(Response);
			const { status, headers } = answer as Response;
			return { status, location: headers.get("location") };
		};
		expect(seen(await post("/auth/setup", setup, "ana@agency.example"))).toEqual(toSignIn);

		const admin = await people.openAs("owner@agency.example", "admin");
		const email = "luis@agency.example";
		const fields = { email, name: "Luis Gil", role: "agent", language: "es" };
		await invitePerson(await people.actionOf(admin, fields));
		const [token = ""] = await people.invitationTokens(email);
		expect(seen(await post("/auth/invitation", token, email))).toEqual(toSignIn);
	});
});
