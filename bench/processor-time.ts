import { readdirSync } from "node:fs";
import { processTree, readIfThere } from "./process-memory.ts";

/** The unit of the kernel's files, whatever clock it runs on. */
const tickMs = 10;

/** Milliseconds by what they were spent on. */
export type Times = Readonly<Record<string, number>>;

/** The processor time of a process so far, by the name of its threads. Linux only. */
export function threadTimes(pid: number): Times {
	const times: Record<string, number> = {};
	for (const thread of readdirSync(`/proc/${pid}/task`)) {
		const found = timeOf(`/proc/${pid}/task/${thread}/stat`);
		if (found) times[found.name] = (times[found.name] ?? 0) + found.ms;
	}
	return times;
}

/** The processor time so far of the programs of that name which a process has started. Linux only. */
export function programTime(name: string, pid: number): number {
	const found = processTree(pid).map((one) => timeOf(`/proc/${one}/stat`));
	return found.reduce((sum, time) => (time?.name === name ? sum + time.ms + time.ofEndedMs : sum), 0);
}

/** @returns what was spent between two moments */
export function timesBetween(before: Times, after: Times): Times {
	return Object.fromEntries(Object.entries(after).map(([name, ms]) => [name, ms - (before[name] ?? 0)]));
}

function timeOf(file: string): { name: string; ms: number; ofEndedMs: number } | undefined {
	const stat = readIfThere(file);
	// A name may hold spaces and brackets.
	const nameEnd = stat.lastIndexOf(")");
	if (nameEnd < 0) return undefined;
	const numbers = stat.slice(nameEnd + 2).split(" ");
	const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = numbers.slice(11, 15).map(Number);
	return {
		name: stat.slice(stat.indexOf("(") + 1, nameEnd),
		ms: (user + system) * tickMs,
		ofEndedMs: (endedUser + endedSystem) * tickMs,
	};
}
