import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { appendFile, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import {
	anchorsOf,
	isGenuineAnchor,
	linesToKeep,
	readAnchorLines,
	signedAnchor,
	signedKeyLine,
	trustedKeys,
} from "./anchor-file.server.ts";
import { anchorFileOf, openAnchors } from "./anchors.server.ts";
import { ledgerKeyOf } from "./ledger-key.server.ts";

const folder = mkdtempSync(join(tmpdir(), "sunfield-anchors-"));
const file = anchorFileOf(folder, "consent");
const key = ledgerKeyOf("secret");
const keys = { current: key, previous: [] };
const time = "2026-11-23T15:00:00.000Z";
const head = (position: number) => ({ position, hash: position.toString(16).padStart(64, "0") });

beforeEach(() => rmSync(join(folder, "anchors"), { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("anchors are read again by the next process, and only the owner may read the file", async () => {
	const first = await openAnchors(file, "consent", keys, time);
	expect(first.last).toBeUndefined();
	await first.append(head(1), time);
	await first.append(head(2), time);
	const next = await openAnchors(file, "consent", keys, time);
	expect(next.last).toMatchObject(head(2));
	expect(await next.all()).toMatchObject([head(1), head(2)]);
	expect(statSync(file).mode & 0o777).toBe(0o600);
	expect(statSync(join(folder, "anchors")).mode & 0o777).toBe(0o700);
	expect(readdirSync(join(folder, "anchors"))).toEqual(["consent.jsonl"]);
});

test("a line that a power cut tore is dropped, and the next one is whole", async () => {
	const anchors = await openAnchors(file, "consent", keys, time);
	await anchors.append(head(1), time);
	await appendFile(file, '{"kind":"anchor","pos');
	const next = await openAnchors(file, "consent", keys, time);
	await next.append(head(2), time);
	expect((await readAnchorLines(file)).map(({ kind }) => kind)).toEqual(["key", "anchor", "anchor"]);
});

test("a line that a full disk tore is ended before the next one, and the process goes on", async () => {
	const anchors = await openAnchors(file, "consent", keys, time);
	await anchors.append(head(1), time);
	await appendFile(file, '{"kind":"anchor","pos');
	await anchors.append(head(2), time);
	await anchors.append(head(3), time);
	const lines = await readAnchorLines(file);
	expect(lines.map(({ kind }) => kind)).toEqual(["key", "anchor", "torn", "anchor", "anchor"]);
	expect(await anchors.all()).toMatchObject([head(1), head(2), head(3)]);
	await openAnchors(file, "consent", keys, time);
	expect((await readAnchorLines(file)).map(({ kind }) => kind)).toEqual(["key", "anchor", "anchor", "anchor"]);
});

test("a line that was changed is not taken for a torn one", async () => {
	await openAnchors(file, "consent", keys, time);
	const line = JSON.stringify(signedAnchor(key, "consent", head(1), time));
	await appendFile(file, `${line.replace('"position"', "position")}\n${line.slice(1)}\n`);
	expect((await readAnchorLines(file)).map(({ kind }) => kind)).toEqual(["key", "unreadable", "unreadable"]);
});

test("the file does not grow without end, and keeps the last anchor of each day", { timeout: 60_000 }, async () => {
	const anchors = await openAnchors(file, "consent", keys, time);
	for (let position = 1; position <= 5; position++) await anchors.append(head(position), "2026-11-22T10:00:00.000Z");
	for (let position = 6; position <= 270; position++) await anchors.append(head(position), time);
	const lines = await readAnchorLines(file);
	expect(lines.length).toBeLessThan(200);
	const positions = anchorsOf(lines).map(({ position }) => position);
	expect(positions[0]).toBe(5);
	expect(positions.at(-1)).toBe(270);
});

test("lines that can't be read stay for the verification to find", async () => {
	await openAnchors(file, "consent", keys, time);
	await writeFile(file, `${await readFile(file, "utf8")}something else\n`);
	await openAnchors(file, "consent", keys, time);
	expect((await readAnchorLines(file)).at(-1)).toEqual({ kind: "unreadable", text: "something else" });
});

test("a changed anchor is not genuine", () => {
	const anchor = signedAnchor(key, "consent", head(3), time);
	const trusted = trustedKeys([key], []);
	expect(isGenuineAnchor(anchor, trusted)).toBe(true);
	const changes = [{ position: 4 }, { hash: head(4).hash }, { time: "2026-11-24T15:00:00.000Z" }, { ledger: "audit" }];
	for (const change of changes) expect(isGenuineAnchor({ ...anchor, ...change }, trusted)).toBe(false);
	expect(isGenuineAnchor(anchor, trustedKeys([ledgerKeyOf("other")], []))).toBe(false);
});

test("a key is trusted if a trusted one vouches for it, also over several", () => {
	const [first, second, third, stranger] = ["one", "two", "three", "stranger"].map(ledgerKeyOf) as [
		typeof key,
		typeof key,
		typeof key,
		typeof key,
	];
	const lines = [
		signedKeyLine(second, "consent", [first], time),
		signedKeyLine(third, "consent", [second], time),
		signedKeyLine(stranger, "consent", [stranger], time),
	];
	const names = (trusted: ReturnType<typeof trustedKeys>) => [...trusted.keys()].sort();
	expect(names(trustedKeys([third], lines))).toEqual([first.keyId, second.keyId, third.keyId].sort());
	expect(names(trustedKeys([first], lines))).toEqual([first.keyId]);
	const forged = lines.map((line) => (line.kind === "key" ? { ...line, trusts: [...line.trusts, stranger] } : line));
	expect(names(trustedKeys([third], forged))).toEqual([third.keyId]);
});

test("of many anchors in a day the newest stay, and those that the ledger contradicted", () => {
	const lines = Array.from({ length: 1000 }, (_, index) => signedAnchor(key, "consent", head(index + 1), time));
	expect(linesToKeep(lines)).toEqual(lines.slice(-128));
	const contradicted = { ...signedAnchor(key, "consent", head(50), time), isContradicted: true };
	expect(linesToKeep([contradicted, ...lines])).toEqual([contradicted, ...lines.slice(-128)]);
});
