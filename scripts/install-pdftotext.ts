import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Reads the text of a PDF as a person would: the tests compare a paper's figures with the page's. */
function hasPdftotext(): boolean {
	// It writes its version to the standard error output and ends well.
	return spawnSync("pdftotext", ["-v"]).status === 0;
}

/** @throws when there is none and none can be installed */
export function ensurePdftotext(): void {
	if (hasPdftotext()) return;
	if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
		run("apt-get", "update");
		run("apt-get", "install", "--yes", "--no-install-recommends", "poppler-utils");
	}
	if (!hasPdftotext()) {
		throw new Error("pdftotext was not found and could not be installed. Install Poppler (poppler-utils, poppler).");
	}
}

function run(command: string, ...parameters: string[]): void {
	console.info(`> ${command} ${parameters.join(" ")}`);
	spawnSync(command, parameters, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
}

if (import.meta.main) ensurePdftotext();
