import { sql } from "drizzle-orm";
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The texts that the public was shown: one copy of each wording, wherever and however often it was shown. */
export const wordings = pgTable("wordings", {
	/** SHA-256 of the text. */
	hash: text().primaryKey(),
	text: text().notNull(),
});

/** When a page, an email or a PDF had which wording: a row for each time from one change to the next. */
export const shownWordings = pgTable(
	"shown_wordings",
	{
		id: uuid().primaryKey().defaultRandom(),
		/** The path of a page or guide, or the name of a template: `emails/es/acknowledgment`. */
		address: text().notNull(),
		hash: text()
			.notNull()
			.references(() => wordings.hash),
		/** Who reviewed the wording, and when. Null if no review is on record. */
		approval: text(),
		shownFrom: instant("shown_from").notNull(),
		/** Null while it is shown. */
		shownUntil: instant("shown_until"),
	},
	(table) => [
		index("shown_wordings_address_index").on(table.address, table.shownFrom),
		index("shown_wordings_hash_index").on(table.hash),
		// An address has one wording at a time.
		uniqueIndex("shown_wordings_current_index").on(table.address).where(sql`${table.shownUntil} IS NULL`),
	],
);
