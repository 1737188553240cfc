import { type ChildProcess, spawn } from "node:child_process";
import type { Writable } from "node:stream";
import { BackupError } from "./backup-error.server.ts";

type Variables = Record<string, string>;

const running = new Set<ChildProcess>();

/** Ends the programs that run now, before their files are deleted. */
export function endPrograms(): void {
	for (const child of running) child.kill("SIGKILL");
}

/**
 * What a program prints.
 * @throws BackupError, in the stream, with what the program said if it fails
 */
export async function* outputOf(
	program: string,
	parameters: readonly string[],
	variables: Variables = {},
): AsyncGenerator<Buffer> {
	const child = spawn(program, parameters, {
		stdio: ["ignore", "pipe", "pipe"],
		env: { ...process.env, ...variables },
	});
	const ended = endOf(program, child);
	let isRead = false;
	try {
		yield* child.stdout;
		isRead = true;
	} catch {
		// It says itself why it ended.
	} finally {
		if (!isRead) child.kill();
	}
	await ended;
}

/** Runs a program that reads what `write` writes. @throws BackupError with what the program said if it fails */
export async function feed(
	program: string,
	parameters: readonly string[],
	write: (input: Writable) => Promise<void>,
	variables: Variables = {},
): Promise<void> {
	const child = spawn(program, parameters, {
		stdio: ["pipe", "ignore", "pipe"],
		env: { ...process.env, ...variables },
	});
	const ended = endOf(program, child);
	const [written] = await Promise.allSettled([write(child.stdin), ended]);
	if (written.status === "rejected" && !isClosedPipe(written.reason)) throw written.reason;
	await ended;
}

/** The program ended before it had read everything. */
function isClosedPipe(error: unknown): boolean {
	const { code } = error as { code?: unknown };
	return /^(?:EPIPE|ECONNRESET|ERR_STREAM_(?:PREMATURE_CLOSE|DESTROYED))$/.test(String(code));
}

function endOf(program: string, child: ChildProcess): Promise<void> {
	running.add(child);
	let said = "";
	child.stderr?.on("data", (piece) => {
		said += piece;
	});
	const ended = new Promise<void>((resolve, reject) => {
		child.once("error", (error: NodeJS.ErrnoException) => {
			reject(new BackupError(`The program ${program} can't be run (${error.code}). Install it, or add it to PATH.`));
		});
		child.once("close", (code, signal) => {
			running.delete(child);
			if (code === 0) resolve();
			else reject(new BackupError(`The program ${program} failed (${code ?? signal}):\n${said.trim()}`));
		});
	});
	// Whoever waits for it gets the error.
	ended.catch(() => {});
	return ended;
}
