import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hasAddress } from "#domain/contacts/has-address.ts";
import { readEnv } from "../env.server.ts";
import { createMailer } from "./mailer.server.ts";
import { deleteMailsAbout, deleteMailsBefore, outboxFolder } from "./outbox-files.server.ts";
import { readableMail } from "./readable-mail.server.ts";

const dataDir = mkdtempSync(join(tmpdir(), "sunfield-outbox-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const mail = { to: "staff@example.com", subject: "New lead", html: "<p>-</p>", text: "-", language: "en" };
const left = () => readdirSync(outboxFolder(dataDir)).sort();

beforeAll(async () => {
	const env = readEnv({ NODE_ENV: "test", DATA_DIR: dataDir, LOG_LEVEL: "silent" });
	const mailer = createMailer(env, () => new Date(), {
		name: "Agency",
		address: "a@example.com",
		replyTo: "b@example.com",
	});
	const long = "x".repeat(90);
	await mailer.send({ ...mail, to: "Zoé Ñuñez <zoe@example.com>" }, "to");
	await mailer.send({ ...mail, subject: "Nouvo mesaj: Zoé Ñuñez" }, "subject");
	// A long line is broken in the middle of the address.
	await mailer.send({ ...mail, text: `${long.slice(0, 70)} zoe@example.com é ${long}` }, "quoted");
	// This many letters beyond ASCII are sent as base64.
	await mailer.send(
		{ ...mail, text: `${"é".repeat(200)} ZOE@Example.com`, html: `<p>${"é".repeat(200)}</p>` },
		"base64",
	);
	const leads = ["0d4f3a52-7a3e-4a38-9a53-0f0f53bd3f0b", "6f1c2b1e-3a4d-4c5e-8f60-718293a4b5c6"];
	await mailer.send({ ...mail, leadIds: leads }, "lead");
	// The line is broken before the end of a longer address, which then looks like Zoe's.
	const broken = ["é", ...Array.from({ length: 90 }, (_, length) => `${"x".repeat(length)}zoe@example.com`)].join(" ");
	await mailer.send({ ...mail, text: `${broken.replaceAll(" zoe@", " yzoe@")} zoey@example.com` }, "other");
});

test("finds an address, a name or a lead in headers and in encoded parts, and leaves other emails", async () => {
	expect(await deleteMailsAbout(dataDir, (text) => hasAddress(text, "nobody@example.com"))).toBe(0);
	expect(left()).toHaveLength(6);
	const lead = "6f1c2b1e-3a4d-4c5e-8f60-718293a4b5c6";
	const words = ["Zoé Ñuñez", lead];
	const isAbout = (text: string) => words.some((word) => text.includes(word)) || hasAddress(text, "zoe@example.com");
	expect(await deleteMailsAbout(dataDir, isAbout)).toBe(5);
	expect(left()).toEqual(["other.eml"]);
});

test("deletes old emails, and needs no folder", async () => {
	const file = join(outboxFolder(dataDir), "other.eml");
	utimesSync(file, 1000, 1000);
	expect(await deleteMailsBefore(dataDir, new Date(999_000))).toBe(0);
	expect(await deleteMailsBefore(dataDir, new Date(1_001_000))).toBe(1);
	expect(await deleteMailsBefore(join(dataDir, "none"), new Date())).toBe(0);
});

test("a mail is from the agency by name, whatever signs the name has", async () => {
	const env = readEnv({ NODE_ENV: "test", DATA_DIR: dataDir, LOG_LEVEL: "silent" });
	const sender = { name: "Harbor & Sons, Inc. (Peña)", address: "no-reply@agency.example", replyTo: "b@example.com" };
	await createMailer(env, () => new Date(), sender).send(mail, "named");
	const source = readFileSync(join(outboxFolder(dataDir), "named.eml"), "latin1");
	expect(source).toContain("<no-reply@agency.example>");
	expect(readableMail(source)).toContain("Harbor & Sons, Inc. (Peña)");
	expect(source).toContain("Message-ID: <named@agency.example>");
});
