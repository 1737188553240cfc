import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { complaints, contactSubmissions, dataRequests, emailChanges, invitations, users } from "#database/schema.ts";
import type { DataRequestKind, DataRequestState } from "#domain/privacy/data-request.ts";
import { intakeEntry } from "#tests/support/intake-entry.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { leadStore } from "../leads/store-leads.server.ts";
import { recordRevocation } from "../suppression/record-revocation.server.ts";
import { suppressRecipient } from "../suppression/refused-addresses.server.ts";
import { answerDataRequest } from "./answer-data-request.server.ts";
import { sendConfirmationLink } from "./data-request-emails.server.ts";
import { submitDataRequest } from "./submit-data-request.server.ts";

const received = new Date("2026-11-23T15:00:00Z");

describe.each(ruleKinds)("on %s", (databaseKind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(databaseKind);
	});
	beforeEach(() => {
		services.sentMails.length = 0;
	});
	afterAll(() => services.close());

	async function request(kind: DataRequestKind, email: string, state: DataRequestState = "running"): Promise<string> {
		const dates = { receivedAt: received, dueAt: received };
		const values = { kind, state, locale: "en", name: "Ana", email, details: "", decidedBy: "staff-id", ...dates };
		const [row] = await services.database.db.insert(dataRequests).values(values).returning({ id: dataRequests.id });
		if (!row) throw new Error("no request");
		return row.id;
	}

	test("the email of a deletion goes out after it, also if an attempt fails before or at the email", async () => {
		const { db } = services.database;
		const entry = intakeEntry({ lead: { email: "order@example.com" } });
		await leadStore(services).store([entry]);
		const id = await request("deletion", "order@example.com");
		const stuck = { ...services.intake, drained: () => Promise.reject(new Error("stuck")) };
		await expect(answerDataRequest({ ...services, intake: stuck }, id, "first")).rejects.toThrow("stuck");
		expect(services.sentMails).toEqual([]);
		const away = { send: () => Promise.reject(new Error("away")) };
		await expect(answerDataRequest({ ...services, mailer: away }, id, "second")).rejects.toThrow("away");
		const [lead] = await db.select().from(contactSubmissions).where(eq(contactSubmissions.id, entry.id));
		expect(lead?.erasedAt).not.toBeNull();
		await answerDataRequest(services, id, "third");
		expect(services.sentMails.map(({ to }) => to)).toEqual(["order@example.com"]);
		const [row] = await db.select().from(dataRequests).where(eq(dataRequests.id, id));
		expect(row).toMatchObject({ state: "done", email: null });
	});

	test("the email of a deletion lists what was kept: a complaint only of who made one", async () => {
		const { db } = services.database;
		const mail = async (email: string) => {
			services.sentMails.length = 0;
			await leadStore(services).store([intakeEntry({ lead: { email } })]);
			await answerDataRequest(services, await request("deletion", email), email);
			return String(services.sentMails[0]?.text);
		};
		const quiet = await mail("quiet@example.com");
		expect(quiet).toContain("The record of consent for each form");
		expect(quiet).not.toMatch(/Your complaint|withdrew consent|scrambled form|do-not-call/);
		await suppressRecipient(services, "loud@example.com", "complaint");
		await db.insert(complaints).values({
			id: randomUUID(),
			receivedOn: "2026-11-20",
			channel: "email",
			name: "Ana",
			email: "loud@example.com",
			phone: "",
			state: "FL",
			words: "Stop.",
			product: "",
			insurer: "",
			severity: "high",
			status: "received",
			regulator: "",
			fileNumber: "",
			createdByName: "",
			createdAt: received,
		});
		const loud = await mail("loud@example.com");
		expect(loud).toContain("Your complaint and what we did about it");
		expect(loud).toContain("scrambled form");
		expect(loud).not.toContain("withdrew consent");
	});

	test("a copy does not say which of the staff did what", async () => {
		await recordRevocation(services, {
			email: "copy@example.com",
			phone: null,
			leadId: null,
			channels: ["calls"],
			method: "phone",
			locale: "en",
			ipAddress: "",
			userAgent: "",
			recordedBy: "staff-id",
		});
		const { db } = services.database;
		await db.insert(users).values({ id: "staff-id", name: "", email: "staff@example.com", emailVerified: true });
		await db.insert(invitations).values({
			id: "invited",
			email: "copy@example.com",
			name: "Ana",
			role: "agent",
			language: "en",
			invitedBy: "staff-id",
			sentAt: received,
			expiresAt: received,
		});
		const wish = { newEmail: "copy@example.com", step: "confirm", tokenHash: "the-hash", language: "en" } as const;
		await db.insert(emailChanges).values({ userId: "staff-id", ...wish, expiresAt: received });
		await answerDataRequest(services, await request("access", "copy@example.com"), "copy");
		const json = String(services.sentMails[0]?.attachments[0]?.content);
		const copy = JSON.parse(json);
		expect([copy.requests.length, copy.revocations.length]).toEqual([1, 1]);
		expect(copy).toMatchObject({ invitations: [{ name: "Ana", role: "agent" }], emailChanges: [{ step: "confirm" }] });
		expect(json).not.toMatch(/staff-id|the-hash/);
	});

	test("who complained about an email still gets the link of a request, and an address that came back does not", async () => {
		for (const reason of ["complaint", "bounce"] as const) {
			await suppressRecipient(services, `${reason}@example.com`, reason);
			await sendConfirmationLink(services, await request("access", `${reason}@example.com`, "unconfirmed"), reason);
		}
		expect(services.sentMails.map(({ to }) => to)).toEqual(["complaint@example.com"]);
	});

	test("a flood from a few networks does not keep others from asking", async () => {
		const submit = (email: string, ip: string) => {
			const form = new FormData();
			for (const [name, value] of Object.entries({ kind: "access", name: "Ana", email })) form.set(name, value);
			return submitDataRequest(services, form, { ip, locale: "en" });
		};
		const flood = [];
		for (let sent = 0; sent < 90; sent++) {
			flood.push(await submit(`u${sent}@example.com`, `10.${Math.floor(sent / 15)}.0.${sent}`));
		}
		expect(flood.at(-1)).toMatchObject({ ok: false, failure: "refused", values: { email: "u89@example.com" } });
		expect(await submit("honest@example.com", "192.0.2.200")).toEqual({ ok: true });
	});
});
