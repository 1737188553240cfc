import { spawnSync } from "node:child_process";
import { expect, test, vi } from "vitest";

// Each test starts processes.
vi.setConfig({ testTimeout: 30_000 });

function run(file: string, ...parameters: string[]) {
	const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...parameters], { encoding: "utf8" });
	return { status, stdout, stderr };
}

test("without a name, the commands are listed with a line each", () => {
	const { status, stdout } = run("scripts/ops.ts");
	expect(status).toBe(0);
	expect(stdout).toMatch(/^ {2}launch:check +lists what is missing/m);
	expect(stdout).toMatch(/^ {2}audit:annotate +adds a note/m);
});

test.each(["consent:verifies", "constructor", "--help"])("%s is no command: the list and exit code 1", (name) => {
	const { status, stdout, stderr } = run("scripts/ops.ts", name);
	expect(status).toBe(1);
	expect(stdout).toBe("");
	expect(stderr).toContain(`no command named "${name}"`);
	expect(stderr).toMatch(/^ {2}consent:verify +verifies/m);
});

test("arguments and the exit code pass through", () => {
	expect(run("scripts/ops.ts", "consent:check", "missing.json")).toMatchObject({
		status: 1,
		stderr: expect.stringContaining("The file can't be read"),
	});
});

test("a bench that does not exist is refused, with the names of the others", () => {
	expect(run("bench/run.ts", "speed")).toMatchObject({
		status: 1,
		stderr: expect.stringContaining("weight, taps, price, load, memory, intake, desk, desk-tasks, day, lighthouse"),
	});
});
