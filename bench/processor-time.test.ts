import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { programTime, threadTimes, timesBetween } from "./processor-time.ts";

/** Works in a thread of its own, says how long the whole process has worked, and stays. */
const program = `
	const { Worker } = require("node:worker_threads");
	const code = \`
		for (const from = process.cpuUsage().user; process.cpuUsage().user - from < 100_000; );
		require("node:worker_threads").parentPort.postMessage("done");
		setInterval(() => {}, 1000);
	\`;
	new Worker(code, { eval: true, name: "busy (one)" }).on("message", () => {
		const { user, system } = process.cpuUsage();
		process.stdout.write(String((user + system) / 1000));
	});
	process.stdin.on("end", () => process.exit()).resume();
`;

test.runIf(process.platform === "linux")("the time of a process is told by the names of its threads", async () => {
	const child = spawn(process.execPath, ["-e", program], { stdio: ["pipe", "pipe", "inherit"] });
	try {
		const [said] = await once(child.stdout, "data");
		const times = threadTimes(child.pid ?? 0);
		expect(times["busy (one)"]).toBeGreaterThan(50);
		const whole = Object.values(times).reduce((sum, ms) => sum + ms);
		expect(whole).toBeGreaterThan(Number(said) * 0.6);
		expect(timesBetween({ other: 5 }, times)).toEqual(times);
		expect(timesBetween(times, times)["busy (one)"]).toBe(0);
		expect(programTime("nothing has this name", process.pid)).toBe(0);
	} finally {
		child.stdin.end();
		await once(child, "exit").catch(() => {});
	}
});
