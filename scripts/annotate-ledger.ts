import { parseArgs } from "node:util";
import { ledgerKeysOf } from "#server/ledger/anchors.server.ts";
import { openLedger } from "#server/ledger/ledger.server.ts";
import { insertLedgerNotes } from "#server/ledger/ledger-notes.server.ts";
import { verifyLedger } from "#server/ledger/verify-ledger.server.ts";
import { createLog } from "#server/platform/log.server.ts";
import { describeBreak, ledgerNamed, withLedgers } from "./ledger-script.ts";
import { UsageError } from "./usage-error.ts";

const usageOf = (name: string) => `npm run ops -- ${name}:annotate --record ID --reason "What the agency knows"
ID is what ${name}:verify prints before the colon. "anchors" means all anchors that the ledger contradicts.`;

/**
 * Adds a note to a ledger about a break that `consent:verify` or `audit:verify` found. Nothing is edited: the break stays listed, as
 * known. If the same record changes again, it is a break without a note again.
 */
await withLedgers(async (database, env) => {
	const { values } = parseArgs({
		options: {
			ledger: { type: "string", default: "consent" },
			record: { type: "string" },
			reason: { type: "string" },
		},
	});
	const { name, definition } = ledgerNamed(values.ledger);
	const usage = usageOf(name);
	const subject = values.record?.replace(/ \(position \d+\)$/, "").trim();
	const reason = values.reason?.trim();
	if (!subject || !reason) throw new UsageError(usage);
	const { breaks } = await verifyLedger(database.db, definition, env);
	const meant = breaks.filter(
		(one) =>
			one.known === undefined &&
			(one.subject === subject || (subject === "anchors" && one.code === "anchor_contradicted")),
	);
	if (meant.length === 0) throw new UsageError(`${name}:verify finds no break at "${subject}".\n${usage}`);

	const author = { ledger: definition.name, key: ledgerKeysOf(env).current };
	await insertLedgerNotes(database.db, author, meant, reason, new Date());
	const parts = { database, env, clock: () => new Date(), log: createLog("warn") };
	await openLedger(parts, definition).seal();
	for (const one of meant) console.info(`Noted: ${describeBreak(one)}`);
});
