import type { Locale } from "#domain/locale/locales.ts";
import { translator } from "#i18n/messages.server.ts";
import { bulkChangeText } from "../list/change-choices.server.ts";
import type { CommandKind } from "./command-kinds.server.ts";
import type { LeadCommand } from "./record-command.server.ts";
import { restoreChanges } from "./restore-changes.server.ts";

/** The stored data of a bulk change. The list isn't stored, because the searched words may be a person's name. */
export interface StoredBulk {
	/** See `bulkChangeName`. */
	name: string;
	/** How many leads stayed as they were, because somebody had changed them in the meantime. */
	skipped: number;
}

/** A change of status, owner or quarantine on several leads. */
export const bulkCommand: CommandKind = {
	undo: (transaction, by, { id }, now) => restoreChanges(transaction, by, { commandId: id, now }),
	describe: (command, screen) => ({
		what: bulkChangeText(stored(command).name, screen),
		...countedWords(command, screen.locale, stored(command).skipped),
	}),
	auditName: (command) => stored(command).name,
};

/** Deletes leads in a way that can be undone. */
export const deleteCommand: CommandKind = {
	...bulkCommand,
	describe: (command, { locale }) => {
		const { count, restored } = command;
		const counts = translator(locale, "leadDesk.filled");
		const result = restored === null ? counts("deleted", { count }) : counts("restored", { count: restored });
		return { ...countedWords(command, locale, stored(command).skipped), what: "", result };
	},
};

/** Something that was written down about one lead. */
const singleCommand = (kind: "facts" | "inbound"): CommandKind => ({
	...bulkCommand,
	describe: (command, { locale }) => ({
		what: translator(locale, "commands")(kind),
		...countedWords(command, locale, stored(command).skipped),
	}),
});

/** Corrects the facts about one lead. */
export const factsCommand = singleCommand("facts");
/** Writes down that the person turned to us. */
export const inboundCommand = singleCommand("inbound");

function stored({ data }: LeadCommand): StoredBulk {
	return data as StoredBulk;
}

/** On how many leads a command was done or undone, and how many it skipped. */
function countedWords({ count, restored }: LeadCommand, locale: Locale, skipped: number) {
	const counts = translator(locale, "leadDesk.filled");
	const left = restored === null ? skipped : Math.max(0, count - restored);
	return {
		result: restored === null ? counts("changed", { count }) : counts("undone", { count: restored }),
		left: left > 0 ? counts(restored === null ? "skipped" : "notRestored", { count: left }) : null,
	};
}
