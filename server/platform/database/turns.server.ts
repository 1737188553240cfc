import { DatabaseUnavailableError } from "./database-errors.server.ts";

interface Waiting {
	start(): void;
	fail(error: Error): void;
	/** In the terms of `performance.now()`. */
	expiresAt: number;
}

/** Somebody's exclusive use of the database. */
export interface Hold {
	/** Why it has ended, if it has. */
	readonly ended: Error | null;
	end(error: Error): void;
}

/** A queue for the database's only session, first come, first served. */
export class Turns {
	readonly #waiting = new Set<Waiting>();
	readonly #isOpen: () => boolean;
	readonly #timeoutMs: number;
	#holder: (Hold & { expiresAt: number }) | null = null;

	/** @param timeoutMs how long somebody waits at most */
	constructor(isOpen: () => boolean, timeoutMs: number) {
		this.#isOpen = isOpen;
		this.#timeoutMs = timeoutMs;
	}

	get #isFree(): boolean {
		return this.#isOpen() && !this.#holder;
	}

	/** Runs `start` when nobody holds the database and it is open. */
	whenFree<T>(start: () => T | Promise<T>): Promise<T> {
		if (this.#isFree && this.#waiting.size === 0) return Promise.resolve(start());
		return new Promise((resolve, reject) => {
			this.#waiting.add({
				expiresAt: performance.now() + this.#timeoutMs,
				start: () => resolve(start()),
				fail: reject,
			});
		});
	}

	/** To be called inside `whenFree`. @param maxMs how long the hold lasts at most */
	hold(maxMs: number): Hold {
		const hold = {
			expiresAt: performance.now() + maxMs,
			ended: null as Error | null,
			end: (error: Error) => {
				hold.ended ??= error;
				if (this.#holder === hold) this.#holder = null;
				this.startWaiting();
			},
		};
		this.#holder = hold;
		return hold;
	}

	startWaiting(): void {
		for (const entry of this.#waiting) {
			if (!this.#isFree) return;
			this.#waiting.delete(entry);
			entry.start();
		}
	}

	endHold(error: Error): void {
		this.#holder?.end(error);
	}

	failAll(error: Error): void {
		for (const entry of this.#waiting) entry.fail(error);
		this.#waiting.clear();
	}

	/** @param beforeRelease called if the holder had its time, before others get the session */
	failExpired(now: number, beforeRelease: () => void): void {
		for (const entry of [...this.#waiting].filter(({ expiresAt }) => expiresAt < now)) {
			this.#waiting.delete(entry);
			entry.fail(new DatabaseUnavailableError("The database is busy or starting; the statement was not run."));
		}
		if (this.#holder && this.#holder.expiresAt < now) {
			beforeRelease();
			this.#holder.end(new DatabaseUnavailableError("The transaction took too long and was rolled back."));
		}
	}
}
