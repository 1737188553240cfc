import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { contactSubmissions } from "#database/schema.ts";
import { readReturnPath } from "#domain/staff/return-path.ts";
import { type AccountCalls, accountCalls, visitor } from "#tests/support/accounts.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { requestInfoContext, servicesContext, staffContext } from "../context.server.ts";
import { listContactSubmissions, listVisitorProfiles } from "./dashboard-lists.server.ts";
import { requireStaff } from "./require-staff.server.ts";

describe.each(ruleKinds)("the dashboard on %s", (kind) => {
	let services: TestServices;
	let calls: AccountCalls;
	beforeAll(async () => {
		services = await openTestServices(kind);
		calls = await accountCalls(services);
	});
	afterAll(() => services.close());

	/** Calls the guard: returns the role, or the address of its redirect. */
	async function knock(cookie = "", query = ""): Promise<string> {
		const context = new RouterContextProvider();
		context.set(servicesContext, services);
		context.set(requestInfoContext, visitor);
		const request = new Request(`http://localhost:3000/admin.data${query}`, { headers: cookie ? { cookie } : {} });
		const next = vi.fn(async () => new Response());
		try {
			await requireStaff({ request, context, params: {}, url: new URL(request.url), pattern: "/admin" }, next);
			return context.get(staffContext).role;
		} catch (thrown) {
			expect(next).not.toHaveBeenCalled();
			return (thrown as Response).headers.get("location") ?? "";
		}
	}

	test("opens only to admins and agents", async () => {
		expect(await knock()).toBe("/auth?next=%2Fadmin");
		expect(await knock("sf.session_token=made.up")).toBe("/auth?next=%2Fadmin");
		const cookie = await calls.openAccount("jo@example.com");
		expect(await knock(cookie)).toBe("/?notice=access-denied");
		await calls.giveRole("jo@example.com", "agent");
		expect(await knock(cookie)).toBe("agent");
	});

	test("is opened after signing in, and nothing else is", async () => {
		const asked = "/admin?next=https%3A%2F%2Fevil.example";
		expect(await knock("", "?next=https://evil.example")).toBe(`/auth?next=${encodeURIComponent(asked)}`);
		expect(readReturnPath(asked), "a path on this site").toBe(asked);
	});

	test("shows visitor profiles to agents and admins, contact submissions to admins, and neither to viewers", async () => {
		const { db } = services.database;
		const lead = {
			service: "contact_submission",
			firstName: "Kim",
			lastName: "Lee",
			email: "kim@example.com",
			message: "Please call me.",
			subject: "Contact form submission",
			locale: "en",
			pageSource: "/en",
			ipAddress: visitor.ip,
			reviewDueAt: services.clock(),
			contactDueAt: services.clock(),
		};
		await db.insert(contactSubmissions).values(
			Array.from({ length: 51 }, (_, minute) => ({
				...lead,
				submissionId: crypto.randomUUID(),
				createdAt: new Date(services.clock().getTime() + minute * 60_000),
			})),
		);
		const { rows } = await listContactSubmissions(db, "admin");
		expect(rows).toHaveLength(50);
		expect(rows[0]).toMatchObject({ status: "new", createdAt: new Date("2026-11-23T15:50:00Z") });
		const oldest = rows[49]?.id ?? "";
		expect((await listContactSubmissions(db, "admin", { only: oldest })).rows.map(({ id }) => id)).toEqual([oldest]);
		await expect(listContactSubmissions(db, "agent", { only: oldest })).rejects.toThrow("does not allow");
		await expect(listContactSubmissions(db, "agent")).rejects.toThrow("does not allow");
		await expect(listVisitorProfiles(db, "viewer")).rejects.toThrow("does not allow");
		expect((await listVisitorProfiles(db, "agent")).rows).toEqual([]);
	});
});
