import { and, eq } from "drizzle-orm";
import { dataRequests } from "#database/schema.ts";
import type { DataRequestKind } from "#domain/privacy/data-request.ts";
import { mayConfirm } from "#domain/privacy/request-clock.ts";
import type { Services } from "../services.server.ts";
import { readDataRequest } from "./read-data-request.server.ts";
import { requestOfLink } from "./request-link.server.ts";

/** The data of the page behind the link in our email. */
export interface LinkedRequest {
	state: "to_confirm" | "confirmed" | "expired";
	kind: DataRequestKind | null;
	/** ISO 8601. Null if the link names no request any more. */
	dueAt: string | null;
}

/** Reads only: mail programs open links by themselves. */
export async function readLinkedRequest(
	{ database, env, clock }: Pick<Services, "database" | "env" | "clock">,
	token: string,
): Promise<LinkedRequest> {
	const id = requestOfLink(env, token);
	const request = id ? await readDataRequest(database.db, id) : undefined;
	if (!request) return { state: "expired", kind: null, dueAt: null };
	const { kind, receivedAt, dueAt } = request;
	if (request.state !== "unconfirmed") return { state: "confirmed", kind, dueAt: dueAt.toISOString() };
	return { state: mayConfirm(receivedAt, clock()) ? "to_confirm" : "expired", kind, dueAt: dueAt.toISOString() };
}

/** The button of that page. Twice changes nothing. */
export async function confirmDataRequest(
	services: Pick<Services, "database" | "env" | "clock" | "jobs">,
	token: string,
): Promise<LinkedRequest> {
	const { database, env, clock, jobs } = services;
	const linked = await readLinkedRequest(services, token);
	const id = requestOfLink(env, token);
	if (linked.state !== "to_confirm" || !id) return linked;
	await database.db.transaction(async (transaction) => {
		const confirmed = await transaction
			.update(dataRequests)
			.set({ state: "open", confirmedAt: clock() })
			.where(and(eq(dataRequests.id, id), eq(dataRequests.state, "unconfirmed")))
			.returning({ id: dataRequests.id });
		if (confirmed.length > 0) await jobs.enqueue(transaction, "report-data-request", { requestId: id });
	});
	return { ...linked, state: "confirmed" };
}
