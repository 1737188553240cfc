import { join } from "node:path";
import type { Head } from "#domain/ledger/sealed-text.ts";
import type { Env } from "../platform/env.server.ts";
import {
	type Anchor,
	anchorsOf,
	appendAnchorLine,
	isGenuineAnchor,
	readAnchorLines,
	replaceAnchorFile,
	signedAnchor,
	signedKeyLine,
	trustedKeys,
} from "./anchor-file.server.ts";
import { ledgerKeyOf } from "./ledger-key.server.ts";

/** More lines than this are thinned out. */
const maxNewLines = 256;

/** The keys of a site: each secret, current or earlier, has one. */
export function ledgerKeysOf({ authSecret, previousAuthSecrets }: Pick<Env, "authSecret" | "previousAuthSecrets">) {
	return { current: ledgerKeyOf(authSecret), previous: previousAuthSecrets.map(ledgerKeyOf) };
}

/** The heads of a ledger in a file outside the database: an attacker of the database can't change them. */
export interface Anchors {
	/** How many torn lines were removed when the file was opened. */
	readonly mended: number;
	/** The newest one that this site wrote. */
	readonly last: Anchor | undefined;
	append(head: Head, time: string): Promise<void>;
	/** Those that the ledger did not contain once. */
	readonly contradicted: readonly Anchor[];
	/** All that are still in the file. */
	all(): Promise<Anchor[]>;
	/** Notes that the ledger does not contain the last anchor any more. */
	keepContradicted(): Promise<void>;
}

export function anchorFileOf(dataDir: string, ledger: string): string {
	return join(dataDir, "anchors", `${ledger}.jsonl`);
}

/** Reads the file, tidies it, and lets a new key certify the ones that it replaces. */
export async function openAnchors(
	file: string,
	ledger: string,
	keys: ReturnType<typeof ledgerKeysOf>,
	time: string,
): Promise<Anchors> {
	const { current, previous } = keys;
	let lines = await readAnchorLines(file);
	const trusted = trustedKeys([current, ...previous], lines);
	const others = [...trusted.values()].filter(({ keyId }) => keyId !== current.keyId);
	const vouchedFor = new Set(
		lines
			.flatMap((line) => (line.kind === "key" && line.keyId === current.keyId ? line.trusts : []))
			.map((key) => key.keyId),
	);
	const isNamed = lines.some((line) => line.kind === "key" && line.keyId === current.keyId);
	if (!isNamed || others.some(({ keyId }) => !vouchedFor.has(keyId))) {
		lines.push(signedKeyLine(current, ledger, others, time));
	}
	const mended = lines.filter(({ kind }) => kind === "torn").length;
	lines = await replaceAnchorFile(file, lines);
	let last = anchorsOf(lines).findLast((anchor) => isGenuineAnchor(anchor, trusted));
	const contradicted = new Map(
		anchorsOf(lines)
			.filter((anchor) => anchor.isContradicted && isGenuineAnchor(anchor, trusted))
			.map((anchor) => [anchor.signature, anchor]),
	);
	let newLines = 0;
	return {
		mended,
		get last() {
			return last;
		},
		async append(head, now) {
			if (newLines >= maxNewLines) {
				await replaceAnchorFile(file, await readAnchorLines(file));
				newLines = 0;
			}
			const anchor = signedAnchor(current, ledger, head, now);
			await appendAnchorLine(file, anchor);
			newLines += 1;
			last = anchor;
		},
		get contradicted() {
			return [...contradicted.values()];
		},
		all: async () => anchorsOf(await readAnchorLines(file)).filter((anchor) => isGenuineAnchor(anchor, trusted)),
		async keepContradicted() {
			const marked = (await readAnchorLines(file)).map((line) =>
				line.kind === "anchor" && line.signature === last?.signature ? { ...line, isContradicted: true } : line,
			);
			await replaceAnchorFile(file, marked);
			if (last) contradicted.set(last.signature, last);
		},
	};
}
