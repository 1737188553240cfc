import type { Messages } from "#i18n/messages.server.ts";

export type ImportCopy = Messages["leadExchange"]["import"];

interface Option {
	value: string;
	label: string;
}

/** The choices for a file, and what is chosen. */
export interface ImportChoiceWords {
	columns: { id: string; name: string; example: string; field: string }[];
	fields: Option[];
	statuses: Option[];
	languages: Option[];
	people: Option[];
	/** Why leads without an owner wait. Null while routing is off. */
	ownerHint: string | null;
	chosen: { duplicates: "skip" | "link"; ownerId: string; status: string; source: string; locale: string };
	problem: "noName" | "noContact" | "twice" | null;
}

/** The preview of an import. */
export interface ImportPreviewWords {
	count: number;
	lines: string[];
	submit: string;
	first: { row: number; name: string; facts: string; message: string }[];
	skipped: LeftOutRow[];
	refused: LeftOutRow[];
	/** True if there are more rows than those. */
	hasMore: { skipped: boolean; refused: boolean };
}

/** A row that isn't imported, and why. */
export interface LeftOutRow {
	line: string;
	/** Empty if it couldn't be read. */
	name: string;
	problems: string[];
	/** The lead of the same person. */
	known: { id: string; label: string } | null;
}

/** How far the import is, or its result. */
export interface ImportResultWords {
	progress: string;
	/** From 0 to 1. */
	share: number;
	isUndone: boolean;
	isUndoing: boolean;
	mayUndo: boolean;
	/** True if leads of the file are still there. */
	hasLeads: boolean;
	hasLeftOut: boolean;
	lines: string[];
}
