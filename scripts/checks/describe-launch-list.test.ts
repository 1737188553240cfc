import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import type { LaunchItem } from "#domain/launch/launch-item.ts";
import { describeLaunchList } from "./describe-launch-list.ts";

const item: LaunchItem = {
	id: "phone",
	area: "contact",
	what: "Phone",
	where: "content/agency.ts",
	why: "Visitors call it.",
	blocks: true,
	missing: "a sample",
};

test("says what is open, where, why, and whether it blocks", () => {
	const text = describeLaunchList([
		item,
		{ ...item, blocks: false, what: "Toll-free" },
		{ ...item, missing: null, what: "Email" },
	]);
	expect(text).toMatch(/\[blocks\] Phone\n\s+Now: a sample\n\s+Where: content\/agency.ts\n\s+Why: Visitors call it\./);
	expect(text).toContain("[later]  Toll-free");
	expect(text).not.toContain("Email");
	expect(text).toMatch(/1 of 3 done, 1 open that block, 1 open that do not\.\nNot ready to go live\.$/);
});

test("says that all is ready", () => {
	expect(describeLaunchList([{ ...item, missing: null }])).toMatch(/^1 of 1 done.*\nReady to go live\.$/s);
});

test("the script fails on the samples, and writes nothing", () => {
	const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/launch-check.ts"], {
		encoding: "utf8",
		env: { PATH: process.env.PATH, SITE_ORIGIN: "not an address", DATA_DIR: "/nowhere/at/all" },
	});
	expect(stderr).toBe("");
	expect(stdout).toContain("Local phone number");
	expect(stdout).toContain("SITE_ORIGIN: Invalid URL");
	expect(status).toBe(1);
}, 30_000);
