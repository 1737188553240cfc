import { DatabaseDeadlineError } from "./database-errors.server.ts";
import type { EngineError, Reply } from "./engine/requests.ts";

export interface Wait {
	timeoutMs: number;
	/** True if the thread may be busy so long that it gives no sign of life. */
	allowSilence?: boolean;
}

interface Entry {
	allowSilence: boolean;
	resolve(value: unknown): void;
	reject(error: Error): void;
	/** In the terms of `performance.now()`. */
	expiresAt: number;
}

/** Tasks that were sent to the engine and not answered yet. */
export class PendingTasks {
	readonly #entries = new Map<number, Entry>();
	#nextId = 1;

	/** @returns the number to send the task with, and its reply's value */
	add({ timeoutMs, allowSilence = false }: Wait): { id: number; value: Promise<unknown> } {
		const id = this.#nextId++;
		const value = new Promise((resolve, reject) => {
			this.#entries.set(id, { resolve, reject, allowSilence, expiresAt: performance.now() + timeoutMs });
		});
		return { id, value };
	}

	settle(replies: readonly Reply[]): void {
		for (const reply of replies) {
			const entry = this.#entries.get(reply.id);
			this.#entries.delete(reply.id);
			if ("error" in reply) entry?.reject(errorOf(reply.error));
			else entry?.resolve(reply.value);
		}
	}

	fail(id: number, error: Error): void {
		this.#entries.get(id)?.reject(error);
		this.#entries.delete(id);
	}

	failAll(error: Error): void {
		for (const id of [...this.#entries.keys()]) this.fail(id, error);
	}

	failExpired(now: number): void {
		for (const [id, { expiresAt }] of [...this.#entries]) {
			if (expiresAt < now) this.fail(id, new DatabaseDeadlineError("The database did not respond in time."));
		}
	}

	get allowSilence(): boolean {
		for (const entry of this.#entries.values()) if (entry.allowSilence) return true;
		return false;
	}
}

function errorOf({ name, message, stack, fields }: EngineError): Error {
	const error = Object.assign(new Error(message), fields);
	error.name = name;
	if (stack) error.stack = stack;
	return error;
}
