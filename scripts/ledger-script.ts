import type { LedgerBreak, LedgerVerification } from "#domain/ledger/ledger-break.ts";
import { auditAndRegister } from "#server/audit-log/audit-and-register.server.ts";
import { consentLedger } from "#server/consent/consent-ledger.server.ts";
import { encryptPlainBodies } from "#server/consent/encrypt-plain-bodies.server.ts";
import type { LedgerDefinition } from "#server/ledger/record-kind.server.ts";
import { openDatabase } from "#server/open-database.server.ts";
import type { DatabaseClient } from "#server/platform/database/client.server.ts";
import { type Env, readEnv } from "#server/platform/env.server.ts";
import { createLog } from "#server/platform/log.server.ts";
import { refusePlainly } from "./refuse-plainly.ts";
import { UsageError } from "./usage-error.ts";

interface ScriptLedger {
	name: string;
	definition: LedgerDefinition;
	/** The number of its records, in words. */
	count(records: LedgerVerification["records"]): string;
}

const ledgers: readonly ScriptLedger[] = [
	{
		name: "consent",
		definition: consentLedger,
		count: ({ consent, revocation }) => `${consent} consent records and ${revocation} revocations`,
	},
	{
		name: "audit",
		definition: auditAndRegister(() => new Date()),
		count: ({ "audit entry": entries, publication }) =>
			`${entries} audit entries (compared with ${publication} entries of the advertising register)`,
	},
];

/** @throws UsageError if there is no ledger of this name */
export function ledgerNamed(name: string): ScriptLedger {
	const ledger = ledgers.find((each) => each.name === name);
	if (!ledger) throw new UsageError(`--ledger is one of: ${ledgers.map(({ name }) => name).join(", ")}`);
	return ledger;
}

/** Opens the database that the site uses, runs, and closes it. Mistakes of the caller end with a sentence and exit code 1. */
export async function withLedgers(run: (database: DatabaseClient, env: Env) => Promise<void>): Promise<void> {
	await refusePlainly(async () => {
		const env = readEnv(process.env);
		const database = await openDatabase(env, createLog(env.logLevel));
		try {
			// A shared PostgreSQL belongs to the running site, whose version may differ.
			if (env.databaseUrl) await database.refuseOlder();
			else {
				await database.migrate();
				await encryptPlainBodies(database);
			}
			await run(database, env);
		} finally {
			await database.close();
		}
	});
}

const sentences: Record<LedgerBreak["code"], string> = {
	changed: "The record is not the one that was sealed.",
	deleted: "There is a seal, but its record is gone.",
	unbound: "It is not bound to the record before: records were taken out, put in or exchanged here.",
	missing: "Seals are missing from here on.",
	sealed_twice: "The record has a second seal.",
	wrong_signature: "The seal is not signed by the key that it names.",
	unknown_key: "The seal is signed by a key that this site does not know.",
	retired_key: "The seal is signed by a key that a newer one had replaced before.",
	forged_note:
		"The note is not signed by a key of this site: somebody wrote it into the database. It explains nothing.",
	unsealed: "The record has no seal, although it was stored long enough ago.",
	anchor_contradicted: "The ledger does not contain this anchor: it was cut off or written anew.",
	anchor_signature: "The anchor is not signed by a key of this site.",
	anchor_unreadable: "A line of the anchor file is unreadable.",
	head_contradicted: "The ledger does not contain this head: it was cut off or written anew.",
	key_missing: "The record can’t be read anymore: its key is gone before its time, or is another one.",
	publication_changed: "The register's entry was changed: it is not what its hash covers.",
	publication_unknown: "The register's entry is not in the ledger: somebody put it in, or changed it with its hash.",
	publication_missing: "The ledger has this publication, but the register's entry is gone, or has another hash.",
	publication_end: "The register says that readers stopped seeing it at another time than the ledger does.",
};

export function describeBreak({ code, subject, position }: LedgerBreak): string {
	const place = position === undefined || subject.endsWith(` ${position}`) ? "" : ` (position ${position})`;
	return `${subject}${place}: ${sentences[code]}`;
}

/** Says how the ledgers are. @returns false if there is a break that no note explains */
export function describeLedgers(
	ledgers: Readonly<Record<string, Pick<LedgerVerification, "head" | "breaks">>>,
): boolean {
	let areIntact = true;
	for (const [name, { head, breaks }] of Object.entries(ledgers)) {
		const unexplained = breaks.filter(({ known }) => known === undefined);
		for (const one of unexplained) console.error(describeBreak(one));
		if (unexplained.length === 0) {
			console.info(`The ${name} ledger is intact. Its head: ${head.position}:${head.hash}`);
		} else {
			console.error(`Breaks in the ${name} ledger: ${unexplained.length}.`);
			const advice = adviceOn(unexplained);
			if (advice) console.error(advice);
			areIntact = false;
		}
	}
	return areIntact;
}

/** A likely cause of the breaks that no note explains, and what to do. */
export function adviceOn(unexplained: readonly Pick<LedgerBreak, "code">[]): string | null {
	if (unexplained.some(({ code }) => code === "unknown_key")) {
		return "Run this with the AUTH_SECRET of the site, and with earlier ones in PREVIOUS_AUTH_SECRETS.";
	}
	if (unexplained.length > 0 && unexplained.every(({ code }) => code === "anchor_contradicted")) {
		return "The anchors in DATA_DIR know of records that the database does not have. If this is a restored backup whose DATA_DIR was copied after the dump, nothing was changed: restore the DATA_DIR that was copied before the dump, or explain the breaks.";
	}
	return null;
}
