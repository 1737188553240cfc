import { eq } from "drizzle-orm";
import { users, webhookDeliveries, webhookEndpoints } from "#database/schema.ts";
import type { SecurityAction } from "#domain/audit/security-actions.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { checkEndpoint, type EndpointErrors, type EndpointFields } from "#domain/webhooks/endpoint-form.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import { readCallableUrl } from "../../platform/outgoing/pinned-post.server.ts";
import type { Services } from "../../services.server.ts";
import { staffAction } from "../../staff/staff-action.server.ts";
import { staffName } from "../../staff/staff-name.server.ts";
import type { WebhookEndpoint } from "./claim-deliveries.server.ts";
import { allowedTargets } from "./send-delivery.server.ts";
import { addSecret } from "./webhook-secrets.server.ts";

type Parts = Pick<Services, "clock" | "database" | "env">;

export type EndpointResult<Done> =
	| { ok: true; done: Done }
	| { ok: false; code: "invalid"; errors: EndpointErrors; typed: EndpointFields };

/**
 * Adds an endpoint.
 * @param id made with the form, so that a form that is sent twice adds one
 * @returns its secret, which nobody can read later; null if the endpoint exists already
 */
export async function addEndpoint(
	parts: Parts,
	actor: Actor,
	id: string,
	form: FormData,
): Promise<EndpointResult<string | null>> {
	const checked = checkForm(parts, form);
	if (!checked.ok) return checked;
	const now = parts.clock();
	const secret = await changing(parts, actor, id, "WEBHOOK_ADDED", async (transaction) => {
		if ((await transaction.$count(webhookEndpoints, eq(webhookEndpoints.id, id))) > 0) return null;
		const [person] = await transaction.select({ name: staffName }).from(users).where(eq(users.id, actor.userId));
		await transaction.insert(webhookEndpoints).values({
			id,
			origin: "admin",
			...checked.fields,
			enabled: true,
			createdAt: now,
			createdById: actor.userId,
			createdByName: person?.name ?? "",
		});
		return addSecret(transaction, parts.env, id, now);
	});
	return { ok: true, done: secret };
}

/** Changes an endpoint that an admin added. Waiting calls go to the new address. */
export async function editEndpoint(
	parts: Parts,
	actor: Actor,
	endpoint: WebhookEndpoint,
	form: FormData,
): Promise<EndpointResult<true>> {
	const checked = checkForm(parts, form);
	if (!checked.ok) return checked;
	await changing(parts, actor, endpoint.id, "WEBHOOK_CHANGED", async (transaction) => {
		await transaction.update(webhookEndpoints).set(checked.fields).where(eq(webhookEndpoints.id, endpoint.id));
		return true;
	});
	return { ok: true, done: true };
}

/** Turns an endpoint on or off. Waiting calls stay, and are sent when it is on again. */
export async function switchEndpoint(
	parts: Parts,
	actor: Actor,
	{ id }: WebhookEndpoint,
	isOn: boolean,
): Promise<void> {
	const state = isOn
		? ({ enabled: true, disabledReason: null, troubleToldAt: null } as const)
		: ({ enabled: false, disabledReason: "admin" } as const);
	await changing(parts, actor, id, isOn ? "WEBHOOK_TURNED_ON" : "WEBHOOK_TURNED_OFF", async (transaction) => {
		await transaction.update(webhookEndpoints).set(state).where(eq(webhookEndpoints.id, id));
		return true;
	});
}

/** @returns the new secret. For a day, the old one signs as well. */
export async function rotateSecret(parts: Parts, actor: Actor, { id }: WebhookEndpoint): Promise<string> {
	return changing(parts, actor, id, "WEBHOOK_SECRET_ROTATED", (transaction) =>
		addSecret(transaction, parts.env, id, parts.clock()),
	);
}

/** Deletes an endpoint with its secrets, its log and its waiting calls. */
export async function deleteEndpoint(parts: Parts, actor: Actor, { id }: WebhookEndpoint): Promise<void> {
	await changing(parts, actor, id, "WEBHOOK_DELETED", async (transaction) => {
		await transaction.delete(webhookDeliveries).where(eq(webhookDeliveries.endpointId, id));
		await transaction.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id));
		return true;
	});
}

/** Makes one change and writes its entry in the audit log. A change that returns null has no entry. */
export async function changing<Done>(
	parts: Pick<Parts, "clock" | "database">,
	actor: Actor,
	endpointId: string,
	action: SecurityAction,
	change: (transaction: Transaction) => Promise<Done>,
): Promise<Done> {
	const { done } = await staffAction(parts, actor, "webhook_endpoints", async ({ transaction, log }) => {
		const done = await change(transaction);
		if (done !== null) await log(action, { subjectId: endpointId });
		return { ok: true, done };
	});
	return done;
}

function checkForm(
	{ env }: Parts,
	form: FormData,
): { ok: true; fields: EndpointFields } | Extract<EndpointResult<unknown>, { ok: false }> {
	const { fields, errors } = checkEndpoint(Object.fromEntries(form), form.getAll("events"));
	const isRefused = !errors.url && !readCallableUrl(fields.url, allowedTargets(env, "admin"));
	const found: EndpointErrors = { ...errors, ...(isRefused && { url: "urlRefused" }) };
	if (Object.keys(found).length > 0) return { ok: false, code: "invalid", errors: found, typed: fields };
	return { ok: true, fields };
}
