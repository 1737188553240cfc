import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import type { LaunchItem } from "#domain/launch/launch-item.ts";
import { describeLaunchList } from "./describe-launch-list.ts";

const item: LaunchItem = {
	id: "phone",
	area: "office",
	effect: "blocks",
	who: "admin",
	why: "phone",
	where: "content/agency.ts, phone",
	setting: { section: "office", field: "phone" },
	missing: { code: "sample" },
};
const done = { missing: null };

test("says what is open by what it costs, with what is missing, where, who and why", () => {
	const text = describeLaunchList(
		[item, { ...item, id: "tollFreePhone", effect: "advised" }, { ...item, id: "email", ...done }],
		[],
	);
	expect(text).toMatch(
		/^BLOCKS OPENING\n {2}The office: .+: 1 of 2 open\n {4}- Local phone number\n +Now: a sample .+\n +Where: content\/agency.ts, phone; or at \/admin\/settings\/office\n +Who: An admin.+\n +Why: Visitors and regulators call it\./,
	);
	expect(text).toMatch(/\nADVISED\n.+\n {4}- Toll-free number\n/);
	expect(text).not.toContain("Email address");
	expect(text).toMatch(/1 of 3 done, 1 open that block in 1 areas, 1 open that do not\.\nNot ready to go live\.$/);
});

test("says that all is ready", () => {
	expect(describeLaunchList([{ ...item, ...done }], [])).toMatch(/^1 of 1 done.*\nReady to go live\.$/s);
});

test("says what ends soon", () => {
	const text = describeLaunchList([{ ...item, ...done }], [{ kind: "license", state: "TX", endsOn: "2027-03-01" }]);
	expect(text).toMatch(/^WATCH\n {2}2027-03-01 The agency’s license in Texas\n\n1 of 1 done/);
});

test.each([
	[300, "The rule of thumb is 300% above them on average."],
	[0, "The rule of thumb matches them on average."],
	[-50, "The rule of thumb is 50% below them on average."],
])("says how far the rule of thumb was from imported rates: %s", (percent, note) => {
	const rates: LaunchItem = { ...item, ...done, id: "rates_term_life", area: "rates", why: "rates", percent };
	expect(describeLaunchList([rates], [])).toContain(`DONE\n  Real rates for term life: ${note}`);
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
