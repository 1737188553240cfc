import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { keepSettings, readKeptSettings } from "./kept-settings.server.ts";

test("the settings are kept while a process of another container, with the same number, writes its own", () => {
	const dataDir = mkdtempSync(join(tmpdir(), "sunfield-settings-"));
	onTestFinished(() => rmSync(dataDir, { recursive: true }));
	const other = `settings.json.${process.pid}`;
	mkdirSync(join(dataDir, other));
	keepSettings(dataDir, { facts: {}, names: ["Sunfield"], consentTexts: [], signOffs: [] });
	expect(readKeptSettings(dataDir).names).toEqual(["Sunfield"]);
	expect(readdirSync(dataDir).sort()).toEqual(["settings.json", other]);
});
