import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import type { CommandKindName } from "#domain/lead-desk/lead-command.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { StaffRole } from "#domain/staff/roles.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import type { Services } from "../../services.server.ts";
import { personCommand } from "../persons/person-command.server.ts";
import { appointmentCommand } from "./appointment-command.server.ts";
import { bulkCommand, deleteCommand, factsCommand, inboundCommand } from "./bulk-command.server.ts";
import { importCommand } from "./import-command.server.ts";
import { leaveCommand } from "./leave-command.server.ts";
import { policyCommand } from "./policy-command.server.ts";
import type { LeadCommand } from "./record-command.server.ts";
import { removalCommand } from "./removal-command.server.ts";
import { viewCommand } from "./view-command.server.ts";

/** The person who reads about commands, and what the words need. */
export interface CommandScreen {
	reader: Pick<LeadActor, "userId">;
	locale: Locale;
	/** The people who work on leads now, for their names. */
	people: readonly { id: string; name: string }[];
}

export interface CommandWords {
	/** Names the action: "Lost: Too expensive". Empty if the result says everything. */
	what: string;
	/** How many leads: "12 leads changed". After an undo, for how many it was undone. */
	result: string;
	/** How many leads stayed as they were, and why. */
	left: string | null;
}

/** How many leads were restored. If there is more to do: what is stored until then, with the progress. */
export type Undone = number | { data: object };

/** How a kind of command is undone and described. */
export interface CommandKind {
	/** Roles that may undo it, if not everyone may who can undo their own commands. */
	mayUndo?: (role: StaffRole) => boolean;
	/**
	 * Undoes it, except where somebody made a newer change, and only on leads that this person may open.
	 * @returns how much was undone: a transaction is short, so a job does the rest of many leads
	 */
	undo(transaction: Transaction, by: LeadActor, command: LeadCommand, now: Date): Promise<Undone>;
	/** What else has to happen in the same transaction, such as an email. */
	undone?: (
		parts: Pick<Services, "database" | "jobs">,
		transaction: Transaction,
		command: LeadCommand,
	) => Promise<void>;
	/** Goes on if `undo` left something. */
	undoMore?: (transaction: Transaction, command: LeadCommand) => Promise<Undone>;
	/** In the reader's language, before and after it was undone. */
	describe(command: LeadCommand, screen: CommandScreen): CommandWords;
	/** Its name in the details of audit entries, which `describeLeadDetail` puts into words. */
	auditName(command: LeadCommand): string;
}

/** Each kind of command with its inverse. */
export const commandKinds: Record<CommandKindName, CommandKind> = {
	bulk: bulkCommand,
	delete: deleteCommand,
	view: viewCommand,
	persons: personCommand,
	import: importCommand,
	removal: removalCommand,
	leave: leaveCommand,
	facts: factsCommand,
	inbound: inboundCommand,
	appointment: appointmentCommand,
	policy: policyCommand,
};
