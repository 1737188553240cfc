import { translator } from "#i18n/messages.server.ts";
import { giveTasksBack } from "../work/hand-over.server.ts";
import type { CommandKind } from "./command-kinds.server.ts";
import type { LeadCommand } from "./record-command.server.ts";
import { restoreChanges } from "./restore-changes.server.ts";

/** The stored data of a hand-over at the beginning of a leave. */
export interface StoredLeave {
	userId: string;
	name: string;
	/** The new owner. Null: the leads wait for an owner. */
	heirId: string | null;
	tasks: readonly string[];
}

/** What somebody handed over when their leave began. An undo gives back what nobody has changed since. */
export const leaveCommand: CommandKind = {
	undo: async (transaction, by, command, now) => {
		const { userId, heirId, tasks } = stored(command);
		// The person on leave may not open these leads, although they used to own them.
		const restored = await restoreChanges(transaction, { ...by, role: "admin" }, { commandId: command.id, now });
		await giveTasksBack(transaction, { from: heirId, to: userId, tasks });
		return restored;
	},
	describe: (command, { locale }) => {
		const t = translator(locale, "leadDesk.filled");
		const { name } = stored(command);
		const what = t("leads", { count: command.restored ?? command.count });
		return { what, result: t(command.restored === null ? "leave.done" : "leave.back", { name }), left: null };
	},
	auditName: () => "leave",
};

function stored({ data }: LeadCommand): StoredLeave {
	return data as StoredLeave;
}
