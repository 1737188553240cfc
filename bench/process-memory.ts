import { readdirSync, readFileSync } from "node:fs";

/**
 * The memory of a process and of all that it started, in MB: proportional set size, in which a page that several processes
 * share counts once. Linux only.
 */
export function treeMemory(pid: number): number {
	return processTree(pid).reduce((sum, one) => sum + memoryOf(one), 0);
}

/** A process and all that it started. */
export function processTree(pid: number): number[] {
	const parents = new Map(readdirSync("/proc").flatMap((name) => parentOf(name)));
	return [...parents.keys()].filter((one) => {
		for (let above: number | undefined = one; above; above = parents.get(above)) if (above === pid) return true;
		return false;
	});
}

/** The highest memory that the process itself had, in MB. */
export function peakMemory(pid: number): number {
	return megabytes(/VmHWM:\s+(\d+)/, readFileSync(`/proc/${pid}/status`, "utf8"));
}

function parentOf(name: string): [number, number][] {
	if (!/^\d+$/.test(name)) return [];
	const status = readIfThere(`/proc/${name}/status`);
	return status ? [[Number(name), Number(/PPid:\s+(\d+)/.exec(status)?.[1])]] : [];
}

function memoryOf(pid: number): number {
	return megabytes(/Pss:\s+(\d+)/, readIfThere(`/proc/${pid}/smaps_rollup`));
}

function megabytes(line: RegExp, text: string): number {
	return Number(line.exec(text)?.[1] ?? 0) / 1024;
}

/** A process may end while it is read. */
export function readIfThere(file: string): string {
	try {
		return readFileSync(file, "utf8");
	} catch {
		return "";
	}
}
