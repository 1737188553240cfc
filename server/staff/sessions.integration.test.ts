import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sessions, users } from "#database/schema.ts";
import type { StaffRole } from "#domain/staff/roles.ts";
import { type AccountCalls, accountCalls, password, visit, visitFromElsewhere } from "#tests/support/accounts.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { passkeyRequest } from "../second-factor/passkeys.server.ts";
import { readSession } from "./read-session.server.ts";
import { signIn } from "./sign-in.server.ts";
import { bringsSignedSession } from "./signed-session.server.ts";

describe.each(ruleKinds)("sessions on %s", (kind) => {
	let services: TestServices;
	let calls: AccountCalls;
	beforeAll(async () => {
		services = await openTestServices(kind);
		calls = await accountCalls(services);
	});
	afterAll(() => services.close());

	const sessionOf = async (email: string) =>
		(
			await services.database.db
				.select({ session: sessions })
				.from(sessions)
				.innerJoin(users, eq(users.id, sessions.userId))
				.where(eq(users.email, email))
		)[0]?.session;

	test("keep no address and no browser of their user", async () => {
		await calls.openAccount("ana@example.com");
		expect(await sessionOf("ana@example.com")).toMatchObject({ ipAddress: null, userAgent: null });
	});

	test("are known by their signature, and no other signed cookie passes for one", async () => {
		const { env } = services;
		const isSigned = (cookie: string) => bringsSignedSession(env, new Headers({ cookie }));
		const cookie = await calls.openAccount("cleo@example.com");
		expect(isSigned(cookie)).toBe(true);
		const [start = "", value = ""] = /^(.*sf\.session_token=)([^;]*)/.exec(cookie)?.slice(1) ?? [];
		const [token = "", signature = ""] = decodeURIComponent(value).split(".");
		const [passkey = ""] = (await passkeyRequest(services, visitFromElsewhere())).cookies;
		const strangers = /^[^=]*=([^;]*)/.exec(passkey)?.[1] ?? "";
		expect(decodeURIComponent(strangers), "signed, too").toMatch(/^[^.]{32}\.[\w+/]{43}=$/);
		const forged = [strangers, `${token}x.${signature}`, `${token}.${signature.slice(4)}`, token, "%E0%A4%A", ""];
		expect(forged.filter((one) => isSigned(start + (one.includes("%") ? one : encodeURIComponent(one))))).toEqual([]);
		expect(isSigned("")).toBe(false);
	});

	test("are replaced by a new sign-in in the same browser", async () => {
		const email = "bea@example.com";
		const earlier = await calls.openAccount(email);
		const again = await signIn(services, visitFromElsewhere({ cookie: earlier }), { email, password }, null);
		if (!again.ok) throw new Error(again.code);
		const renewed = again.cookies.map((cookie) => cookie.split(";")[0]).join("; ");
		expect((await readSession(services, visit({ cookie: earlier }))).signedIn).toBeNull();
		expect((await readSession(services, visit({ cookie: renewed }))).signedIn).toMatchObject({ email });
	});

	test.each<[StaffRole, hours: number]>([
		["viewer", 7 * 24],
		["admin", 24],
	])("of a %s end %i hours after the sign-in, however much they are used", async (role, hours) => {
		const email = `${role}@example.com`;
		const cookie = await calls.openAccount(email);
		await calls.giveRole(email, role);
		const session = await sessionOf(email);
		const dateBack = (byHours: number) =>
			services.database.db
				.update(sessions)
				.set({ createdAt: new Date(services.clock().getTime() - byHours * 3_600_000) })
				.where(eq(sessions.id, session?.id ?? ""));
		await dateBack(hours - 0.1);
		expect((await readSession(services, visit({ cookie }))).signedIn).toMatchObject({ role });
		await dateBack(hours + 0.1);
		const { signedIn, cookies } = await readSession(services, visit({ cookie }));
		expect(signedIn).toBeNull();
		expect(cookies).toEqual([
			expect.stringMatching(/^sf\.session_token=; .*Max-Age=0;/),
			expect.stringMatching(/^sf_signed_in=; .*Max-Age=0;/),
		]);
		expect(await sessionOf(email)).toBeUndefined();
	});
});
