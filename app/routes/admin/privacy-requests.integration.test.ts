import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { dataRequests } from "#database/schema.ts";
import { freshMinutes } from "#domain/staff/second-factor.ts";
import { requestInfoContext, servicesContext, staffContext } from "#server/context.server.ts";
import { visitor } from "#tests/support/accounts.ts";
import { leadActor } from "#tests/support/actors.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import type { Route } from "./+types/privacy-requests";
import { action, loader } from "./privacy-requests.tsx";

const path = "/admin/privacy-requests";
const id = "0f8fad5b-d9cb-469f-a165-70867728950e";

describe.each(ruleKinds)("privacy requests in the dashboard on %s", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind);
	});
	beforeEach(async () => {
		await services.database.db.delete(dataRequests);
		const times = { receivedAt: services.clock(), dueAt: services.clock(), confirmedAt: services.clock() };
		const person = { name: "Ana Lee", email: "ana@example.com", locale: "en", details: "" };
		await services.database.db
			.insert(dataRequests)
			.values({ id, kind: "deletion", state: "open", ...person, ...times });
	});
	afterAll(() => services.close());

	/** @param age how many minutes ago the admin proved who they are */
	function argsOf(age: number, fields?: Record<string, string>) {
		const context = new RouterContextProvider();
		context.set(servicesContext, services);
		context.set(requestInfoContext, visitor);
		const provedAt = new Date(services.clock().getTime() - age * 60_000);
		const factors = { factor: null, hasFactor: false, provedAt };
		const signedIn = { ...leadActor({ userId: "jo" }), email: "jo@sunfield.example", language: null };
		context.set(staffContext, { ...signedIn, ...factors, expiresAt: new Date() });
		const body = fields && new URLSearchParams({ data_request: id, ...fields });
		const request = new Request(`https://site.example${path}`, body ? { method: "POST", body } : {});
		const args: Route.ActionArgs = { request, context, params: {}, url: new URL(request.url), pattern: path };
		return args;
	}
	async function post(age: number, fields: Record<string, string>) {
		const answer = await action(argsOf(age, fields)).catch((thrown: unknown) => thrown);
		expect(answer).toBeInstanceOf(Response);
		expect((answer as Response).headers.get("location")).toBe(path);
		const [request] = await services.database.db.select({ state: dataRequests.state }).from(dataRequests);
		return request?.state;
	}
	const deletion = {};
	const refusal = { intent: "refuse", reason: "We can’t tell who asks." };

	test("are answered only shortly after the admin proved who they are", async () => {
		expect(await post(freshMinutes, deletion)).toBe("open");
		expect(await post(freshMinutes, refusal)).toBe("open");
		expect(await post(freshMinutes - 1, refusal)).toBe("refused");
		expect(await post(freshMinutes, { intent: "appeal" })).toBe("refused");
	});

	test("are carried out then, too", async () => {
		expect(await post(freshMinutes - 1, deletion)).toBe("running");
	});

	test("ask for the proof on the page that lists what can be answered", async () => {
		expect((await loader(argsOf(freshMinutes - 1))).owed).toBeNull();
		expect((await loader(argsOf(freshMinutes))).owed).toMatchObject({ isFactor: false });
		await services.database.db.update(dataRequests).set({ state: "done" });
		expect((await loader(argsOf(freshMinutes))).owed).toBeNull();
	});
});
