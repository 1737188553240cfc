import { randomInt, randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { contactSubmission } from "./contact-submission.ts";
import { schedulerMessage, schedulerSignature } from "./scheduler.ts";
import { captchaToken, postLead } from "./send-lead.ts";
import type { Site } from "./site.ts";

const daySeconds = 86_400;

/** Moves the clock to the next noon in Florida, when calls are allowed. */
export async function waitForNoon(site: Site): Promise<void> {
	const seconds = Math.floor((await site.ask("now")).getTime() / 1000);
	await site.ask("moveClock", (17 * 3600 - (seconds % daySeconds) + daySeconds) % daySeconds);
}

/** A lead that has just come. @returns its page and its address */
export async function newLead(site: Site, changes: Record<string, unknown> = {}) {
	const email = `${randomUUID()}@example.com`;
	const phone = `305-555-0${randomInt(100, 1000)}`;
	const body = contactSubmission({ email, phone, recaptchaToken: await captchaToken(site.origin), ...changes });
	const response = await postLead(site.origin, body);
	expect(response.status).toBe(200);
	const { id } = (await response.json()) as { id: string };
	return { id, email, path: `/admin/leads/${id}` };
}

/** The scheduler reports that the person booked. */
export async function book(site: Site, leadId: string): Promise<void> {
	const now = await site.ask("now");
	const starts = new Date(now.getTime() + 2 * daySeconds * 1000).toISOString();
	const body = schedulerMessage({ reference: leadId, at: now.toISOString(), starts });
	const headers = { "calendly-webhook-signature": schedulerSignature(body, now), "content-type": "application/json" };
	const response = await fetch(`${site.origin}/functions/booking-webhook`, { method: "POST", headers, body });
	expect(response.ok).toBe(true);
}

export async function inTwoDays(site: Site): Promise<string> {
	const now = await site.ask("now");
	return new Date(now.getTime() + 2 * daySeconds * 1000).toISOString().slice(0, 10);
}
