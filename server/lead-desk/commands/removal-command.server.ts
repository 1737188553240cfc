import { eq } from "drizzle-orm";
import { userRoles, users } from "#database/schema.ts";
import { mayManagePeople, type StaffRole } from "#domain/staff/roles.ts";
import { translator } from "#i18n/messages.server.ts";
import { claimsTopic } from "../../pages/claims-pages.server.ts";
import { giveTasksBack } from "../work/hand-over.server.ts";
import type { CommandKind } from "./command-kinds.server.ts";
import type { LeadCommand } from "./record-command.server.ts";
import { restoreChanges } from "./restore-changes.server.ts";

/** The stored data of a removed person. */
export interface StoredRemoval {
	userId: string;
	name: string;
	role: StaffRole;
	/** The new owner of the leads and tasks. Null: the leads wait for an owner. */
	heirId: string | null;
	leads: number;
	tasks: readonly string[];
}

/**
 * The role in which somebody comes back. Nobody becomes an admin without a password: another admin makes them one on their
 * page.
 */
export function roleAfterReturn(role: StaffRole): StaffRole {
	return role === "admin" ? "agent" : role;
}

/** A person who was removed, with the leads and tasks that others got. */
export const removalCommand: CommandKind = {
	mayUndo: mayManagePeople,
	undo: async (transaction, by, command, now) => {
		const { userId, role, heirId, tasks } = stored(command);
		const [person] = await transaction.select().from(users).where(eq(users.id, userId)).for("update");
		// They deleted the account themselves.
		if (!person) return 0;
		const granted = { role: roleAfterReturn(role), source: "granted" } as const;
		await transaction
			.insert(userRoles)
			.values({ user_id: userId, ...granted })
			.onConflictDoNothing();
		await restoreChanges(transaction, by, { commandId: command.id, now });
		await giveTasksBack(transaction, { from: heirId, to: userId, tasks });
		return 1;
	},
	undone: async ({ database, jobs }, transaction, command) => {
		const { userId, role } = stored(command);
		await database.changes.announce(claimsTopic, transaction);
		await jobs.enqueue(transaction, "mail-role-change", { userId, role: roleAfterReturn(role) });
	},
	describe: (command, { locale }) => {
		const t = translator(locale, "leadDesk.filled");
		const { name, role, leads } = stored(command);
		if (command.restored === null) {
			return { what: t("leads", { count: leads }), result: t("removal.done", { name }), left: null };
		}
		if (command.restored === 0) return { what: "", result: t("removal.gone", { name }), left: null };
		return { what: "", result: t("removal.back", { name }), left: role === "admin" ? t("removal.asAgent") : null };
	},
	auditName: () => "removal",
};

function stored({ data }: LeadCommand): StoredRemoval {
	return data as StoredRemoval;
}
