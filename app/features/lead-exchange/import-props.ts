import type { Messages } from "#i18n/messages.server.ts";
import type {
	describeChoices,
	describePreview,
	describeResult,
} from "#server/lead-desk/exchange/describe-import.server.ts";

export type ImportCopy = Messages["leadExchange"]["import"];

/** The choices for a file, and what is chosen. */
export type ImportChoiceWords = ReturnType<typeof describeChoices>;

/** What would be imported. */
export type ImportPreviewWords = ReturnType<typeof describePreview>;

/** A row that isn't imported, and why. */
export type LeftOutRow = ImportPreviewWords["skipped"][number];

/** How far the import is, or its result. */
export type ImportResultWords = ReturnType<typeof describeResult>;
