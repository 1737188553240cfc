import { AsyncResource } from "node:async_hooks";
import { DatabaseUnavailableError } from "./database-errors.server.ts";
import { isInBackground } from "./patience.server.ts";

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

/** Work in the background gets a turn after this time, however much others ask. */
const maxPassedOverMs = 1000;

/**
 * A queue for the database's only session, first come, first served. Work in the background waits until nobody else asks:
 * a page asks dozens of times in a row, and would wait for one transaction of the background each time.
 */
export class Turns {
	readonly #others = new Set<Waiting>();
	readonly #background = new Set<Waiting>();
	readonly #isOpen: () => boolean;
	readonly #timeoutMs: number;
	#holder: (Hold & { expiresAt: number }) | null = null;
	/** How many ask who are not in the background, or were answered a moment ago. */
	#asking = 0;
	#backgroundEndedAt = 0;

	/** @param timeoutMs how long somebody waits at most */
	constructor(isOpen: () => boolean, timeoutMs: number) {
		this.#isOpen = isOpen;
		this.#timeoutMs = timeoutMs;
	}

	get #isFree(): boolean {
		return this.#isOpen() && !this.#holder;
	}

	/** Runs `start` when nobody holds the database and it is open. Its promise is the end of what was asked. */
	whenFree<T>(start: () => Promise<T>): Promise<T> {
		const isBackground = isInBackground();
		return new Promise((resolve, reject) => {
			const waiting = isBackground ? this.#background : this.#others;
			waiting.add({
				expiresAt: performance.now() + this.#timeoutMs,
				// Whoever frees the session would lend its context otherwise.
				start: AsyncResource.bind(() => resolve(isBackground ? this.#inBackground(start) : this.#askedBy(start))),
				fail: reject,
			});
			this.startWaiting();
		});
	}

	#inBackground<T>(start: () => Promise<T>): Promise<T> {
		return start().finally(() => {
			this.#backgroundEndedAt = performance.now();
		});
	}

	/** Whoever was answered asks again at once, if there is more to ask. */
	#askedBy<T>(start: () => Promise<T>): Promise<T> {
		this.#asking++;
		return start().finally(() =>
			setImmediate(() => {
				this.#asking--;
				this.startWaiting();
			}),
		);
	}

	/** To be called inside `whenFree`. @param maxMs how long the hold lasts at most */
	hold(maxMs: number): Hold {
		const isBackground = isInBackground();
		const hold = {
			expiresAt: performance.now() + maxMs,
			ended: null as Error | null,
			end: (error: Error) => {
				hold.ended ??= error;
				if (this.#holder === hold) this.#holder = null;
				// From its end, so that a long turn is not followed by the next of the background.
				if (isBackground) this.#backgroundEndedAt = performance.now();
				this.startWaiting();
			},
		};
		this.#holder = hold;
		return hold;
	}

	startWaiting(): void {
		for (let next = this.#next(); next && this.#isFree; next = this.#next()) {
			this.#others.delete(next);
			this.#background.delete(next);
			next.start();
		}
	}

	#next(): Waiting | undefined {
		const [other] = this.#others;
		const [background] = this.#background;
		const isPassedOver = performance.now() - this.#backgroundEndedAt > maxPassedOverMs;
		return background && (isPassedOver || (!other && this.#asking === 0)) ? background : other;
	}

	endHold(error: Error): void {
		this.#holder?.end(error);
	}

	failAll(error: Error): void {
		for (const waiting of [this.#others, this.#background]) {
			for (const entry of waiting) entry.fail(error);
			waiting.clear();
		}
	}

	/** @param beforeRelease called if the holder had its time, before others get the session */
	failExpired(now: number, beforeRelease: () => void): void {
		for (const waiting of [this.#others, this.#background]) {
			for (const entry of [...waiting].filter(({ expiresAt }) => expiresAt < now)) {
				waiting.delete(entry);
				entry.fail(new DatabaseUnavailableError("The database is busy or starting; the statement was not run."));
			}
		}
		if (this.#holder && this.#holder.expiresAt < now) {
			beforeRelease();
			this.#holder.end(new DatabaseUnavailableError("The transaction took too long and was rolled back."));
		}
	}
}
