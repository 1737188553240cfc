import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";

const storedAt = () => timestamp("stored_at", { withTimezone: true }).notNull().defaultNow();

/**
 * Append-only, by triggers. Each seal binds one record to its place in a ledger and to the seal before. Records of any
 * kind are sealed here just after they are stored.
 */
export const ledgerSeals = pgTable(
	"ledger_seals",
	{
		ledger: text().notNull(),
		/** From 1, without gaps. */
		position: bigint({ mode: "number" }).notNull(),
		recordKind: text("record_kind").notNull(),
		recordId: text("record_id").notNull(),
		previousHash: text("previous_hash").notNull(),
		hash: text().notNull(),
		/** Which key signed it. */
		keyId: text("key_id").notNull(),
		/** Ed25519 over the hash, in base64url. */
		signature: text().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.ledger, table.position] }),
		unique("ledger_seals_record_unique").on(table.ledger, table.recordKind, table.recordId),
	],
);

/** Append-only, by triggers, and sealed in the same ledger: what the agency knows about a break. */
export const ledgerNotes = pgTable(
	"ledger_notes",
	{
		sequence: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		id: uuid().notNull().unique(),
		ledger: text().notNull(),
		/** Where the break is: a record, a position or an anchor. */
		subject: text().notNull(),
		/** The break as it was found. If the record changes again, the note no longer explains it. */
		fingerprint: text().notNull(),
		reason: text().notNull(),
		/** ISO 8601 in UTC. Stored as text, like every hashed time. */
		notedAt: text("noted_at").notNull(),
		/**
		 * The key that signed it. An attacker with only the database can insert a row, but not sign it: such a note
		 * explains nothing.
		 */
		keyId: text("key_id").notNull(),
		/** Ed25519 over the text of the note, in base64url. */
		signature: text().notNull(),
		storedAt: storedAt(),
	},
	(table) => [index("ledger_notes_ledger_index").on(table.ledger)],
);

/**
 * Append-only, by triggers. The parts of a record that name somebody, encrypted with a key of that record alone. A ledger
 * seals them with their record, so the chain still holds when the key is gone.
 */
export const recordBodies = pgTable("record_bodies", {
	recordId: uuid("record_id").primaryKey(),
	/** SHA-256 of the key as it is stored: a body has one key only. */
	keyHash: text("key_hash").notNull(),
	/** AES-256-GCM: nonce, ciphertext and tag, in base64url. */
	body: text().notNull(),
	storedAt: storedAt(),
});

/** Not append-only: a key is destroyed when nothing asks for its record anymore. Copies for years leave this table out. */
export const recordKeys = pgTable("record_keys", {
	recordId: uuid("record_id").primaryKey(),
	/** 32 bytes in hexadecimal. Null once it is destroyed. */
	key: text(),
	destroyedAt: timestamp("destroyed_at", { withTimezone: true }),
});

/** What records held before their content was encrypted. The next start encrypts it and empties this table. */
export const plainBodies = pgTable("plain_bodies", {
	recordId: uuid("record_id").primaryKey(),
	content: jsonb().$type<Record<string, string | null>>().notNull(),
});
