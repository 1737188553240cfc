import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { reportProblems } from "./checks/report.ts";

/**
 * Checks the installed packages: each entry of the lock file names the hash of its package, and the registry knows of
 * no serious vulnerability. If the registry doesn't answer, the second check is skipped, and the output says so.
 */

interface LockEntry {
	integrity?: string;
	link?: boolean;
	dev?: boolean;
	optional?: boolean;
	os?: string[];
	cpu?: string[];
}
interface AuditReport {
	metadata?: { vulnerabilities?: Record<string, number> };
}

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, LockEntry> };
const unverified = Object.entries(lock.packages).filter(([path, entry]) => path && !entry.link && !entry.integrity);
const tools = unverified.filter(([, entry]) => isToolOfOtherSystem(entry));
if (tools.length > 0) {
	console.info(
		`${tools.length} development tools of other operating systems have no hash: they are NOT verified there.`,
	);
}
const problems = unverified
	.filter((candidate) => !tools.includes(candidate))
	.map(([path]) => `${path} has no integrity in package-lock.json`);
reportProblems(`${Object.keys(lock.packages).length} packages`, [...problems, ...audit()]);

/** The registry of the lock file lacked them. No server runs them, nor the build on this system. */
function isToolOfOtherSystem({ dev, optional, os, cpu }: LockEntry): boolean {
	return Boolean(dev && optional && (os ?? cpu));
}

function audit(): string[] {
	const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
		encoding: "utf8",
		timeout: 60_000,
		shell: process.platform === "win32",
	});
	const counts = readAudit(stdout)?.metadata?.vulnerabilities;
	if (!counts) {
		console.info("The registry answers no audit here: known weaknesses are NOT checked.");
		return [];
	}
	const serious = (counts.high ?? 0) + (counts.critical ?? 0);
	return serious > 0 ? [`${serious} packages have known serious weaknesses: see npm audit`] : [];
}

function readAudit(text: string): AuditReport | undefined {
	try {
		return JSON.parse(text) as AuditReport;
	} catch {
		return undefined;
	}
}
