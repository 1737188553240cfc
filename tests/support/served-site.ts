import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { memoryLimits, startOptions } from "./start-options.ts";

export interface ServedSite {
	origin: string;
	/** Ends the process at once, like a power cut. */
	kill(): Promise<void>;
	stop(): Promise<void>;
	/** Sends a signal and waits for nothing. */
	signal(name: NodeJS.Signals): void;
	/** The code with which the process ended. Null while it runs, or if a signal ended it. */
	readonly exitCode: number | null;
	readonly pid: number;
	/** Resolves when the process has ended. */
	readonly ended: Promise<unknown>;
	/** Its output. */
	output(): string;
}

/**
 * Serves the site like `npm start`, in its own process.
 * @param checkout a built checkout; this one by default
 * @param user runs the process; by default the user of this one
 * @throws with the output of the process if it does not start
 */
export async function serveSite(
	variables: Record<string, string>,
	checkout = ".",
	user: { uid: number; gid: number } | null = null,
): Promise<ServedSite> {
	const child = spawn(process.execPath, [...startOptions, "scripts/serve.ts"], {
		stdio: ["ignore", "pipe", "pipe"],
		cwd: checkout,
		...user,
		env: { PATH: process.env.PATH, HOST: "127.0.0.1", LOG_LEVEL: "warn", ...memoryLimits, ...variables },
	});
	let output = "";
	const read = (chunk: Buffer) => {
		output += chunk.toString("utf8");
	};
	child.stdout.on("data", read);
	child.stderr.on("data", read);
	const ended = once(child, "exit");
	await started(child, () => output);
	async function end(signal: "SIGKILL" | "SIGTERM") {
		if (child.exitCode !== null || child.signalCode !== null) return;
		child.kill(signal);
		await ended;
	}
	return {
		origin: `http://127.0.0.1:${variables.PORT}`,
		kill: () => end("SIGKILL"),
		stop: () => end("SIGTERM"),
		signal: (name) => child.kill(name),
		get exitCode() {
			return child.exitCode;
		},
		pid: child.pid ?? 0,
		ended,
		output: () => output,
	};
}

function started(child: ChildProcess, output: () => string): Promise<void> {
	return new Promise((resolve, reject) => {
		child.stdout?.on("data", () => {
			if (output().includes("The site is at")) resolve();
		});
		child.once("exit", (code) => reject(new Error(`The site exited with ${code}:\n${output()}`)));
	});
}

/** Runs a script of the project until it exits. */
export async function runScript(
	script: string,
	variables: Record<string, string>,
	args: readonly string[] = [],
	checkout = ".",
): Promise<{ code: number | null; output: string }> {
	const child = spawn(process.execPath, [script, ...args], {
		cwd: checkout,
		env: { PATH: process.env.PATH, ...variables },
	});
	let output = "";
	child.stdout.on("data", (chunk) => {
		output += chunk;
	});
	child.stderr.on("data", (chunk) => {
		output += chunk;
	});
	const [code] = (await once(child, "close")) as [number | null];
	return { code, output };
}
