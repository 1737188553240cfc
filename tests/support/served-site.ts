import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

export interface ServedSite {
	origin: string;
	/** As a power cut would: nothing is finished, nothing is said. */
	kill(): Promise<void>;
	stop(): Promise<void>;
}

/** The site as `npm start` serves it, in a process of its own. @throws with all that it said when it does not start */
export async function serveSite(variables: Record<string, string>): Promise<ServedSite> {
	const child = spawn(process.execPath, ["scripts/serve.ts"], {
		stdio: ["ignore", "pipe", "pipe"],
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
		let said = "";
		const hear = (chunk: Buffer) => {
			said += chunk.toString("utf8");
			if (said.includes("The site is at")) resolve();
		};
		child.stdout?.on("data", hear);
		child.stderr?.on("data", hear);
		child.once("exit", (code) => reject(new Error(`The site ended with ${code}:\n${said}`)));
	});
}

/** Runs a script of the project to its end. */
export async function runScript(
	script: string,
	variables: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
	const child = spawn(process.execPath, [script], { env: { PATH: process.env.PATH, ...variables } });
	let said = "";
	child.stdout.on("data", (chunk) => {
		said += chunk;
	});
	child.stderr.on("data", (chunk) => {
		said += chunk;
	});
	const [code] = (await once(child, "close")) as [number | null];
	return { code, said };
}
