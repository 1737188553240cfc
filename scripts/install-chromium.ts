import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";

/** The headless shell draws no window of its own: tests take a quarter less processor time in it. */
const programs = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The browser for tests, if there is one: CHROMIUM_PATH, an installed browser, or Playwright's own. */
export function findChromium(): string | undefined {
	const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(":").filter(Boolean)];
	const installed = programs.flatMap((program) => folders.map((folder) => join(folder, program)));
	return [process.env.CHROMIUM_PATH ?? "", ...installed, chromium.executablePath()].find(
		(path) => path !== "" && existsSync(path),
	);
}

/** @throws if no browser is found or can be installed */
export function ensureChromium(): string {
	const found = findChromium() ?? install();
	if (!found) {
		throw new Error(
			"No Chromium was found and none could be installed. Install Chromium or Google Chrome, or set CHROMIUM_PATH.",
		);
	}
	return found;
}

function install(): string | undefined {
	const isDebianRoot = process.getuid?.() === 0 && existsSync("/etc/debian_version");
	if (isDebianRoot) {
		run("apt-get", "update");
		for (const browser of ["chromium-headless-shell", "chromium"]) {
			if (works(findChromium())) break;
			run("apt-get", "install", "--yes", "--no-install-recommends", browser, "fonts-liberation");
		}
	}
	// Other systems, or distributions without the package (Ubuntu's is a stub).
	if (!works(findChromium())) run("npx", "playwright", "install", ...(isDebianRoot ? ["--with-deps"] : []), "chromium");
	return findChromium();
}

function works(program: string | undefined): boolean {
	return program !== undefined && spawnSync(program, ["--version"]).status === 0;
}

function run(command: string, ...parameters: string[]): void {
	console.info(`> ${command} ${parameters.join(" ")}`);
	spawnSync(command, parameters, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
}

if (import.meta.main) console.info(`Chromium: ${ensureChromium()}`);
