import { chmod, mkdir, open, readFile, rename } from "node:fs/promises";
import { dirname } from "node:path";
import * as v from "valibot";
import { anchorText, type Head, keyText, type PublicKeyText } from "#domain/ledger/sealed-text.ts";
import { isSignedBy, keyIdOf, type LedgerKey, type TrustedKeys } from "./ledger-key.server.ts";

const common = { ledger: v.string(), time: v.string(), keyId: v.string(), signature: v.string() };
const anchorSchema = v.object({
	kind: v.literal("anchor"),
	...common,
	position: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
	hash: v.string(),
	/** The ledger did not contain it once. It is never thrown away. */
	isContradicted: v.optional(v.boolean()),
});
const keySchema = v.object({
	kind: v.literal("key"),
	...common,
	publicKey: v.string(),
	trusts: v.array(v.object({ keyId: v.string(), publicKey: v.string() })),
});
const lineSchema = v.variant("kind", [anchorSchema, keySchema]);

export type Anchor = v.InferOutput<typeof anchorSchema>;
/** A torn line is the beginning of one that a full disk or a power cut ended. It was never confirmed. */
type AnchorLine = v.InferOutput<typeof lineSchema> | { kind: "unreadable" | "torn"; text: string };

const lineStart = '{"kind":"';

const newline = "\n".charCodeAt(0);

/** The limit for the current day. Only the last anchor of each earlier day stays. */
const newestAnchors = 128;

/** A missing file has no lines. A line that a power cut tore is left out: nothing was done because of it. */
export async function readAnchorLines(file: string): Promise<AnchorLine[]> {
	const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") return "";
		throw error;
	});
	const whole = text.slice(0, text.lastIndexOf("\n") + 1);
	return whole.split("\n").filter(Boolean).map(readLine);
}

function readLine(text: string): AnchorLine {
	const whole = parseLine(text);
	if (whole) return whole;
	const isBeginning = text.startsWith(lineStart) || lineStart.startsWith(text);
	// A line ends with its only closing brace, unless it names keys.
	const kind = isBeginning && !text.includes("}") ? "torn" : "unreadable";
	return { kind, text };
}

function parseLine(text: string): AnchorLine | undefined {
	try {
		return v.parse(lineSchema, JSON.parse(text));
	} catch {
		return undefined;
	}
}

export const anchorsOf = (lines: readonly AnchorLine[]) => lines.filter((line) => line.kind === "anchor");

export function isGenuineAnchor(anchor: Anchor, keys: TrustedKeys): boolean {
	const key = keys.get(anchor.keyId);
	return key !== undefined && isSignedBy(key, anchorText(anchor), anchor.signature);
}

/** The given keys, and those that one of them certifies in the file. */
export function trustedKeys(given: readonly PublicKeyText[], lines: readonly AnchorLine[]): TrustedKeys {
	const keys: TrustedKeys = new Map(given.map(({ keyId, publicKey }) => [keyId, { keyId, publicKey }]));
	const vouching = lines.filter((line) => line.kind === "key");
	for (let known = -1; known !== keys.size; ) {
		known = keys.size;
		for (const line of vouching) {
			const signer = keys.get(line.keyId);
			if (!signer || !isSignedBy(signer, keyText({ ...line, publicKey: signer.publicKey }), line.signature)) continue;
			for (const { publicKey } of line.trusts) keys.set(keyIdOf(publicKey), { keyId: keyIdOf(publicKey), publicKey });
		}
	}
	return keys;
}

export const signedAnchor = (key: LedgerKey, ledger: string, { position, hash }: Head, time: string): Anchor => {
	const anchor = { ledger, position, hash, time, keyId: key.keyId };
	return { kind: "anchor", ...anchor, signature: key.sign(anchorText(anchor)) };
};

/** The line with a key and the keys that it replaced. */
export function signedKeyLine(key: LedgerKey, ledger: string, trusts: PublicKeyText[], time: string): AnchorLine {
	const line = { ledger, keyId: key.keyId, publicKey: key.publicKey, time, trusts };
	return { kind: "key", ...line, signature: key.sign(keyText(line)) };
}

/** Adds a line and returns when it is on disk. A line that does not fit on the disk leaves nothing behind. */
export async function appendAnchorLine(file: string, line: AnchorLine): Promise<void> {
	const handle = await open(file, "a+", 0o600);
	try {
		const { size } = await handle.stat();
		const isTorn = size > 0 && (await handle.read(Buffer.alloc(1), 0, 1, size - 1)).buffer[0] !== newline;
		try {
			// The failure that tore the last line may have left no chance to remove it.
			await handle.appendFile(`${isTorn ? "\n" : ""}${JSON.stringify(line)}\n`);
			await handle.datasync();
		} catch (error) {
			await handle.truncate(size).catch(() => {});
			throw error;
		}
	} finally {
		await handle.close();
	}
}

/** Replaces the file at once by what must stay of these lines. */
export async function replaceAnchorFile(file: string, lines: readonly AnchorLine[]): Promise<AnchorLine[]> {
	const kept = linesToKeep(lines);
	const folder = dirname(file);
	await mkdir(folder, { recursive: true, mode: 0o700 });
	await chmod(folder, 0o700);
	const part = await open(`${file}.part`, "w", 0o600);
	try {
		const texts = kept.map((line) => ("text" in line ? line.text : JSON.stringify(line)));
		await part.writeFile(texts.map((text) => `${text}\n`).join(""));
		await part.sync();
	} finally {
		await part.close();
	}
	await rename(`${file}.part`, file);
	const handle = await open(folder, "r");
	await handle.sync().finally(() => handle.close());
	return kept;
}

export function linesToKeep(lines: readonly AnchorLine[]): AnchorLine[] {
	const anchors = anchorsOf(lines);
	const lastOfDay = new Map(anchors.map((anchor) => [anchor.time.slice(0, 10), anchor]));
	const kept = new Set<AnchorLine>([...lastOfDay.values(), ...anchors.slice(-newestAnchors)]);
	return lines.filter(
		(line) => line.kind !== "torn" && (line.kind !== "anchor" || line.isContradicted || kept.has(line)),
	);
}
