import { randomUUID } from "node:crypto";
import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import { leadViews } from "#database/schema.ts";
import type { ActionResult } from "#domain/action-result.ts";
import { type LeadActor, mayWorkAllLeads } from "#domain/lead-desk/lead-access.ts";
import type { LeadFilter } from "#domain/lead-desk/lead-filter.ts";
import {
	maxSavedViews,
	queryOfView,
	readViewName,
	type ViewRefusal,
	type ViewScope,
} from "#domain/lead-desk/saved-view.ts";
import type { Database, Transaction } from "../../platform/database/client.server.ts";
import type { Services } from "../../services.server.ts";
import { staffAction } from "../../staff/staff-action.server.ts";
import { recordCommand } from "../commands/record-command.server.ts";
import { inTurnOfViews, type StoredView } from "../commands/view-command.server.ts";

export interface SavedView {
	id: string;
	name: string;
	scope: ViewScope;
	/** The filter as in the list's address. Values that are no longer valid are ignored. */
	query: string;
	/** True if the reader may rename and delete it. */
	mayChange: boolean;
}

export type ViewResult = ActionResult<{ id: string }, ViewRefusal>;

type Parts = Pick<Services, "clock" | "database">;

/** The person's own views and the team's, by name. */
export async function listSavedViews(
	db: Database | Transaction,
	by: Pick<LeadActor, "userId" | "role">,
): Promise<SavedView[]> {
	const { id, name, query, userId } = leadViews;
	const views = await db
		.select({ id, name, query, userId })
		.from(leadViews)
		.where(and(or(eq(userId, by.userId), isNull(userId)), isNull(leadViews.deletedAt)))
		.orderBy(asc(sql`lower(${name})`), asc(id));
	return views.map(({ userId: owner, ...view }) => ({
		...view,
		scope: owner === null ? "team" : "own",
		mayChange: owner !== null || mayWorkAllLeads(by.role),
	}));
}

/** Keeps a list under a name: for oneself, or for everybody. */
export function saveView(
	parts: Parts,
	by: LeadActor,
	{ name, scope, filter }: { name: unknown; scope: ViewScope; filter: LeadFilter },
): Promise<ViewResult> {
	return inTurn(parts, by, name, async (transaction, views, readName) => {
		if (scope === "team" && !mayWorkAllLeads(by.role)) return { ok: false, code: "notAllowed" };
		const siblings = views.filter((view) => view.scope === scope);
		if (siblings.length >= maxSavedViews) return { ok: false, code: "tooMany" };
		if (isTaken(siblings, readName)) return { ok: false, code: "nameTaken" };
		const view = { id: randomUUID(), name: readName, query: queryOfView(filter), createdAt: parts.clock() };
		const userId = scope === "own" ? by.userId : null;
		await transaction.insert(leadViews).values({ ...view, userId, createdById: by.userId });
		return { ok: true, id: view.id };
	});
}

export function renameView(
	parts: Parts,
	by: LeadActor,
	{ id, name }: { id: string; name: unknown },
): Promise<ViewResult> {
	return inTurn(parts, by, name, async (transaction, views, readName) => {
		const view = views.find((each) => each.id === id);
		if (!view?.mayChange) return { ok: false, code: "gone" };
		const siblings = views.filter((each) => each.scope === view.scope && each.id !== id);
		if (isTaken(siblings, readName)) return { ok: false, code: "nameTaken" };
		await transaction.update(leadViews).set({ name: readName }).where(eq(leadViews.id, id));
		return { ok: true, id };
	});
}

/** With success comes the command that undoes it. */
export function deleteView(
	services: Pick<Services, "clock" | "database">,
	by: LeadActor,
	id: string,
): Promise<ActionResult<{ command: string }, "gone">> {
	const mine = eq(leadViews.userId, by.userId);
	const mayDelete = mayWorkAllLeads(by.role) ? or(mine, isNull(leadViews.userId)) : mine;
	const [now, commandId] = [services.clock(), randomUUID()];
	return staffAction(services, by, "lead_commands", async ({ transaction, log }) => {
		const deleted = await transaction
			.update(leadViews)
			.set({ deletedAt: now })
			.where(and(eq(leadViews.id, id), mayDelete, isNull(leadViews.deletedAt)))
			.returning({ id: leadViews.id });
		if (deleted.length === 0) return { ok: false, code: "gone" };
		const data: StoredView = { viewId: id };
		await recordCommand(transaction, { id: commandId, kind: "view", by, data, count: 1, at: now });
		await log("VIEW_DELETED", { subjectId: commandId });
		return { ok: true, command: commandId };
	});
}

async function inTurn(
	{ database: { db } }: Parts,
	by: LeadActor,
	name: unknown,
	work: (transaction: Transaction, views: readonly SavedView[], name: string) => Promise<ViewResult>,
): Promise<ViewResult> {
	const read = readViewName(name);
	if (!read.ok) return read;
	return db.transaction(async (transaction) => {
		await inTurnOfViews(transaction);
		return work(transaction, await listSavedViews(transaction, by), read.name);
	});
}

function isTaken(views: readonly SavedView[], name: string): boolean {
	return views.some((view) => view.name.toLowerCase() === name.toLowerCase());
}
