import type { LedgerBreak, LedgerVerification } from "#domain/ledger/ledger-break.ts";
import type { Head } from "#domain/ledger/sealed-text.ts";
import type { Env } from "../platform/env.server.ts";
import { sha256 } from "../platform/sha256.server.ts";
import { anchorsOf, isGenuineAnchor, readAnchorLines, trustedKeys } from "./anchor-file.server.ts";
import { anchorFileOf, ledgerKeysOf } from "./anchors.server.ts";
import { anchorSubject, contradictedAnchors, foundBreak } from "./compare-anchors.server.ts";
import type { LedgerDefinition, Reader, RecordKind } from "./record-kind.server.ts";
import { verifySeals } from "./verify-seals.server.ts";

const pageSize = 1000;

/**
 * Reads a whole ledger and lists every break: records changed, missing, inserted or exchanged, forged seals, and a
 * chain that was cut off or rewritten behind an anchor. A break that a note explains is marked as known.
 * @param expected a head that was stored elsewhere, for example in an email
 */
export async function verifyLedger(
	db: Reader,
	definition: LedgerDefinition,
	env: Pick<Env, "dataDir" | "authSecret" | "previousAuthSecrets">,
	expected?: Head,
): Promise<LedgerVerification> {
	// First the anchors: a running site adds seals before their anchors.
	const lines = await readAnchorLines(anchorFileOf(env.dataDir, definition.name));
	const { current, previous } = ledgerKeysOf(env);
	const keys = trustedKeys([current, ...previous], lines);
	const breaks: LedgerBreak[] = [];
	const found = (one: LedgerBreak) => breaks.push(one);
	for (const line of lines) {
		if (line.kind === "unreadable") found(foundBreak("anchor_unreadable", "anchors", [sha256(line.text)]));
		if (line.kind === "anchor" && !isGenuineAnchor(line, keys)) {
			found(foundBreak("anchor_signature", anchorSubject(line.position), [line.signature], line.position));
		}
	}
	const anchors = anchorsOf(lines).filter((line) => isGenuineAnchor(line, keys));
	const wanted = new Set([...anchors, ...(expected ? [expected] : [])].map(({ position }) => position));
	const hashes = new Map<number, string>();
	const passed = ({ position, hash }: Head) => {
		if (wanted.has(position)) hashes.set(position, hash);
	};
	const notes = new Map<string, string>();

	// Page by page, because a long transaction would be ended. A running site only adds to what is read here.
	const head = await verifySeals(db, definition, keys, {
		passed,
		found,
		noted: ({ subject, fingerprint, reason }) => notes.set(`${subject} ${fingerprint}`, reason),
	});
	const records: Record<string, number> = { ...(await definition.compare?.(db, found)) };
	let waiting = 0;
	for (const kind of definition.kinds) {
		records[kind.name] = await kind.count(db);
		waiting += await countUnsealed(db, kind, found);
	}

	contradictedAnchors(anchors, (position) => hashes.get(position)).forEach(found);
	if (expected && hashes.get(expected.position) !== expected.hash) {
		const { position, hash } = expected;
		found(foundBreak("head_contradicted", `head ${position}`, [position, hash], position));
	}
	return {
		records,
		head,
		waiting,
		anchors: anchors.length,
		torn: lines.filter(({ kind }) => kind === "torn").length,
		breaks: breaks.map((one) => {
			const known = notes.get(`${one.subject} ${one.fingerprint}`);
			return known === undefined ? one : { ...one, known };
		}),
	};
}

/** @returns how many records wait for their seals, without those that wait for too long: they are breaks */
async function countUnsealed(db: Reader, kind: RecordKind, found: (found: LedgerBreak) => void): Promise<number> {
	let waiting = 0;
	for (let after = -1; ; ) {
		const page = await kind.after(db, after, pageSize);
		for (const { id, fields, isLate, sequence } of page) {
			after = sequence;
			if (!fields) continue;
			if (isLate) found(foundBreak("unsealed", id, [sha256(JSON.stringify(fields))]));
			else waiting += 1;
		}
		if (page.length < pageSize) return waiting;
	}
}
