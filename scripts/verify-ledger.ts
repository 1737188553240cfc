import { parseArgs } from "node:util";
import { ledgerKeysOf } from "#server/ledger/anchors.server.ts";
import { fingerprintOf } from "#server/ledger/ledger-key.server.ts";
import { verifyLedger } from "#server/ledger/verify-ledger.server.ts";
import { adviceOn, describeBreak, ledgerNamed, withLedgers } from "./ledger-script.ts";
import { UsageError } from "./usage-error.ts";

/**
 * Verifies a ledger and lists every break: `npm run ops -- consent:verify`, `npm run ops -- audit:verify`. With `--head POSITION:HASH`
 * it also checks a head from one of the daily emails. Exits with 1 if there is a break that no note explains.
 */
await withLedgers(async ({ db }, env) => {
	const { values } = parseArgs({
		options: { ledger: { type: "string", default: "consent" }, head: { type: "string" } },
	});
	const { name, definition, count } = ledgerNamed(values.ledger);
	const report = await verifyLedger(db, definition, env, values.head === undefined ? undefined : readHead(values.head));
	const { records, head, waiting, anchors, torn, breaks } = report;
	const unexplained = breaks.filter(({ known }) => known === undefined);

	for (const one of unexplained) console.error(describeBreak(one));
	for (const one of breaks) {
		if (one.known !== undefined) console.info(`Known: ${describeBreak(one)} Note: ${one.known}`);
	}
	if (waiting > 0) console.info(`${waiting} records were stored just now and wait for their seals.`);
	if (torn > 0) {
		console.info(
			`Lines of anchors that a full disk cut short: ${torn}. They were never in use, and the next start removes them.`,
		);
	}
	if (anchors === 0) {
		console.info("There are no anchors in DATA_DIR: records that were cut off at the end go unnoticed without --head.");
	}
	console.info(`Fingerprint of its key: ${fingerprintOf(ledgerKeysOf(env).current.publicKey)}`);
	console.info(`Head of the ledger: ${head.position}:${head.hash}`);
	const counts = count(records);
	if (unexplained.length === 0) {
		const known = breaks.length > 0 ? `, except for known breaks (${breaks.length})` : "";
		console.info(`${counts}, each bound to the one before: the ledger is intact${known}.`);
	} else {
		console.error(`${counts}: breaks in the ledger: ${unexplained.length}.`);
		const advice = adviceOn(unexplained);
		if (advice) console.error(advice);
		console.error(`Write down what you know of one: npm run ops -- ${name}:annotate --record ID --reason "…"`);
		process.exitCode = 1;
	}
});

function readHead(text: string) {
	const [, position, hash = ""] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text.trim()) ?? [];
	if (!position) throw new UsageError("A head is a position and a hash: --head 12:3fa4…");
	return { position: Number(position), hash };
}
