import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

export interface ServedSite {
	origin: string;
	/** Ends the process at once, like a power cut. */
	kill(): Promise<void>;
	stop(): Promise<void>;
}

/**
 * Serves the site like `npm start`, in its own process.
 * @param checkout a built checkout; this one by default
 * @throws with the output of the process if it does not start
 */
export async function serveSite(variables: Record<string, string>, checkout = "."): Promise<ServedSite> {
	const child = spawn(process.execPath, ["scripts/serve.ts"], {
		stdio: ["ignore", "pipe", "pipe"],
		cwd: checkout,
		env: { PATH: process.env.PATH, HOST: "127.0.0.1", LOG_LEVEL: "warn", ...variables },
	});
	await started(child);
	async function end(signal: "SIGKILL" | "SIGTERM") {
		if (child.exitCode !== null || child.signalCode !== null) return;
		const ended = once(child, "exit");
		child.kill(signal);
		await ended;
	}
	return {
		origin: `http://127.0.0.1:${variables.PORT}`,
		kill: () => end("SIGKILL"),
		stop: () => end("SIGTERM"),
	};
}

function started(child: ChildProcess): Promise<void> {
	return new Promise((resolve, reject) => {
		let output = "";
		const read = (chunk: Buffer) => {
			output += chunk.toString("utf8");
			if (output.includes("The site is at")) resolve();
		};
		child.stdout?.on("data", read);
		child.stderr?.on("data", read);
		child.once("exit", (code) => reject(new Error(`The site exited with ${code}:\n${output}`)));
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
