import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { describe, expect, test, vi } from "vitest";
import { webhookDeliveries } from "#database/schema.ts";
import { contactSubmission } from "#tests/support/contact-submission.ts";
import { captchaTokenOf } from "#tests/support/solve-captcha.ts";
import { databaseKinds, openTestServices } from "#tests/support/test-services.ts";
import { jobRunner } from "../jobs.server.ts";
import { priorityOfMarked } from "./lead-jobs.server.ts";
import { receiveLead } from "./receive-lead.server.ts";
import { submitNoScriptLead } from "./submit-no-script-lead.server.ts";

const visitor = { ip: "203.0.113.9", userAgent: "Test browser" };
const flood = 2000;

/** A customer system that holds every delivery until it is released. */
async function openReceiver() {
	const received: { id: string }[] = [];
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	const server = createServer((request, response) => {
		let body = "";
		request.on("data", (chunk) => {
			body += chunk;
		});
		request.on("end", async () => {
			received.push(JSON.parse(body).data);
			await released;
			response.writeHead(204).end();
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as { port: number };
	return { url: `http://127.0.0.1:${port}/`, received, release, close: () => server.close() };
}

describe.each(databaseKinds)("while two thousand calls about marked leads wait, on %s", (kind) => {
	test("a real lead's emails go out, and its webhook is the next one", { timeout: 120_000 }, async () => {
		const receiver = await openReceiver();
		const services = await openTestServices(kind, { LEAD_WEBHOOK_URL: receiver.url, LEAD_WEBHOOK_SECRET: "shared" });
		try {
			const form = new FormData();
			const fields = contactSubmission({ email: "robot@example.com" });
			for (const name of ["first_name", "last_name", "email", "phone", "message"]) {
				form.set(name, String(fields[name]));
			}
			form.set("company_website", "https://spam.example");
			const page = { referrer: null, page: "/en", locale: "en", cookies: null, state: null } as const;
			const marked = await submitNoScriptLead(services, "contact", form, { ...visitor, ...page });
			if (!marked.ok) throw new Error("Refused");
			await services.intake.whenStored(marked.id, 20_000);
			const { db } = services.database;
			await services.webhooks.start();
			await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThan(0), { timeout: 60_000 });
			const [delivery] = await db.select().from(webhookDeliveries);
			if (!delivery) throw new Error("No delivery");
			expect(delivery.priority).toBe(priorityOfMarked);
			const waiting = { ...delivery, nextAttemptAt: services.clock() };
			const others = Array.from({ length: flood }, (_, number) => ({
				...waiting,
				id: randomUUID(),
				eventId: randomUUID(),
				sequence: number + 2,
			}));
			await db.insert(webhookDeliveries).values(others);
			await services.jobs.work(jobRunner(services));

			const recaptchaToken = await captchaTokenOf(services);
			const real = await receiveLead(services, contactSubmission({ recaptchaToken }), visitor);
			if (!real.ok) throw new Error(`Refused: ${real.code}`);
			await vi.waitFor(() => expect(services.sentMails).toHaveLength(2), { timeout: 60_000 });
			expect(services.sentMails.map(({ to }) => to).sort()).toEqual([
				"leads@sunfield.example",
				"marie.joseph@example.com",
			]);

			await vi.waitFor(async () => expect(await db.$count(webhookDeliveries)).toBe(flood + 2), { timeout: 60_000 });
			const before = receiver.received.length;
			receiver.release();
			await vi.waitFor(() => expect(receiver.received.map(({ id }) => id)).toContain(real.id), { timeout: 60_000 });
			// Only the batch that was already running came first.
			expect(receiver.received.findIndex(({ id }) => id === real.id)).toBeLessThan(before + 5);
		} finally {
			receiver.release();
			await services.close();
			receiver.close();
		}
	});
});
