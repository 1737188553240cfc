import { and, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { leadViews } from "#database/schema.ts";
import { type LeadActor, mayWorkAllLeads } from "#domain/lead-desk/lead-access.ts";
import { freeViewName } from "#domain/lead-desk/saved-view.ts";
import { copyFor } from "#i18n/messages.server.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import type { CommandKind } from "./command-kinds.server.ts";
import type { LeadCommand } from "./record-command.server.ts";

/** The stored data of a deleted view. Its row stays while it can be restored. */
export interface StoredView {
	viewId: string;
}

/** A saved view that is deleted. */
export const viewCommand: CommandKind = {
	undo: async (transaction, by, command) => ((await restoreView(transaction, by, command)) ? 1 : 0),
	describe: ({ restored }, { locale }) => {
		const copy = copyFor(locale, "commands");
		const result = restored === null ? copy.viewDeleted : restored > 0 ? copy.viewRestored : copy.viewStays;
		return { what: "", result, left: null };
	},
	auditName: () => "view",
};

/** One change of views at a time, so that no two get the same name. */
export async function inTurnOfViews(transaction: Transaction): Promise<void> {
	await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('lead views', 0))`);
}

/** If another view has its name by now, the restored one gets a number. */
async function restoreView(transaction: Transaction, by: LeadActor, { data }: LeadCommand): Promise<boolean> {
	await inTurnOfViews(transaction);
	const { viewId } = data as StoredView;
	const [view] = await transaction
		.select()
		.from(leadViews)
		.where(and(eq(leadViews.id, viewId), isNotNull(leadViews.deletedAt)));
	if (!view || !(view.userId === by.userId || mayWorkAllLeads(by.role))) return false;
	const isSibling = view.userId === null ? isNull(leadViews.userId) : eq(leadViews.userId, view.userId);
	const siblings = await transaction
		.select({ name: leadViews.name })
		.from(leadViews)
		.where(and(isSibling, ne(leadViews.id, viewId), isNull(leadViews.deletedAt)));
	const name = freeViewName(
		view.name,
		siblings.map((one) => one.name),
	);
	await transaction.update(leadViews).set({ name, deletedAt: null }).where(eq(leadViews.id, viewId));
	return true;
}
