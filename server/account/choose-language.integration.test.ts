import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type AccountCalls, accountCalls, visit, visitFromElsewhere } from "#tests/support/accounts.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { tellOwner } from "../staff/account-event.server.ts";
import { readSession } from "../staff/read-session.server.ts";
import { chooseLanguage } from "./choose-language.server.ts";

describe.each(ruleKinds)("the language of an account on %s", (kind) => {
	let services: TestServices;
	let calls: AccountCalls;
	beforeAll(async () => {
		services = await openTestServices(kind);
		calls = await accountCalls(services);
	});
	afterAll(() => services.close());

	async function here(cookie: string) {
		const { signedIn } = await readSession(services, visit({ cookie, "accept-language": "pt-BR" }));
		if (!signedIn) throw new Error("not signed in");
		return signedIn;
	}
	const choose = async (cookie: string, language: unknown) =>
		chooseLanguage(services, visitFromElsewhere(), await here(cookie), { language });

	test("is that of the site in this browser until its owner chooses one", async () => {
		const cookie = await calls.openAccount("ana@example.com");
		expect(await here(cookie)).toMatchObject({ locale: "pt" });
		expect(await choose(cookie, "ht")).toEqual({ ok: true, done: "language-chosen" });
		expect(await here(cookie)).toMatchObject({ locale: "ht" });
		for (const none of ["", "xx", undefined]) {
			await choose(cookie, "es");
			await choose(cookie, none);
			expect(await here(cookie)).toMatchObject({ locale: "pt" });
		}
	});

	test("is that of emails about the account", async () => {
		const email = "bea@example.com";
		const cookie = await calls.openAccount(email);
		await choose(cookie, "es");
		await tellOwner(services, visitFromElsewhere(), (await here(cookie)).userId, "passwordChanged");
		await vi.waitFor(
			() => expect(services.sentMails.findLast(({ to }) => to === email)).toMatchObject({ language: "es" }),
			{ timeout: 20_000 },
		);
	});
});
