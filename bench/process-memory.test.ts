import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { peakMemory, treeMemory } from "./process-memory.ts";

/** Fills this much memory, starts another process that does the same, and says when both have it. */
const program = `
	const megabytes = Buffer.alloc(64 * 1024 * 1024, 1);
	const { spawn } = require("node:child_process");
	if (process.argv[1] === "parent") {
		const child = spawn(process.execPath, ["-e", process.env.PROGRAM, "child"], { stdio: ["pipe", "inherit", "inherit"] });
		process.stdin.on("end", () => { child.kill(); process.exit(); }).resume();
	} else process.stdout.write("ready");
	setInterval(() => megabytes[0], 1000);
`;

test.runIf(process.platform === "linux")(
	"the memory of a process includes that of the process that it started",
	async () => {
		const env = { ...process.env, PROGRAM: program };
		const parent = spawn(process.execPath, ["-e", program, "parent"], { stdio: ["pipe", "pipe", "inherit"], env });
		try {
			await once(parent.stdout, "data");
			const pid = parent.pid ?? 0;
			expect(treeMemory(pid)).toBeGreaterThan(2 * 64);
			expect(treeMemory(pid)).toBeLessThan(2 * 64 + 200);
			expect(peakMemory(pid)).toBeGreaterThan(64);
			expect(peakMemory(pid)).toBeLessThan(64 + 100);
		} finally {
			parent.stdin.end();
			await once(parent, "exit").catch(() => {});
		}
	},
);
