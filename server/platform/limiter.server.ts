import { createHmac, createSecretKey } from "node:crypto";

export interface RateLimit {
	/** Part of the key of its counts, e.g. `lead/address`. */
	name: string;
	max: number;
	/** At most a day: housekeeping deletes shared counts that are older. */
	windowMinutes: number;
}

/** @param count how many uses this is, if not one */
export type Use = readonly [limit: RateLimit, subject: string, count?: number];

/** The counts of one key since the last exchange, or the total of all processes. */
export interface KeyCount {
	key: string;
	/** ISO 8601. */
	windowStart: string;
	count: number;
}

export interface Limiter {
	/** Counts one more use. A refused use is not counted. @returns whether it is within the limit */
	take(limit: RateLimit, subject: string): boolean;
	/** Counts all uses, or none if any is beyond its limit. @returns the limit that refused */
	takeAll(uses: readonly Use[]): RateLimit | undefined;
	/** Uncounts uses that came to nothing through no fault of the caller. */
	giveBack(uses: readonly Use[]): void;
	/** The uses in the current window. */
	used(limit: RateLimit, subject: string): number;
	/** How many calls each limit refused since the last time this was asked, by the limit's name. */
	takeRefusals(): Map<string, number>;
	/** From now on, remembers what to tell other processes. */
	startSharing(): SharedCounts;
}

export interface SharedCounts {
	/** Takes what other processes do not know yet, at most `max` keys. */
	takeUnshared(max: number): KeyCount[];
	/** Returns counts that could not be shared. */
	putBack(counts: readonly KeyCount[]): void;
	/** Learns the totals of all processes. */
	learn(totals: readonly KeyCount[]): void;
}

interface Counter {
	key: string;
	windowStart: number;
	count: number;
	unshared: number;
}

/** Per limit, about 3 MB. Beyond it, the key whose window began first is forgotten and counts from zero again. */
const maxKeys = 20_000;

/**
 * Counts uses in fixed windows, in memory and without waiting, so that a flood costs the database nothing and an absent
 * database changes nothing. Subjects are hashed, because counts may be stored.
 * @param key of the hash
 */
export function createLimiter(key: Buffer, clock: () => Date): Limiter {
	// From bytes, each hash would prepare the key again, which takes ten times as long as the hash.
	const secret = createSecretKey(key);
	const counters = new Map<string, Map<string, Counter>>();
	const unshared = new Set<Counter>();
	let refusals = new Map<string, number>();
	let sharing = false;

	function counterOf(limit: RateLimit, subject: string): Counter {
		const width = limit.windowMinutes * 60_000;
		const windowStart = Math.floor(clock().getTime() / width) * width;
		const hash = createHmac("sha256", secret).update(`${limit.name}\0${subject}`).digest("base64url").slice(0, 22);
		const ofLimit = counters.get(limit.name);
		const known = ofLimit?.get(hash);
		if (known?.windowStart === windowStart) return known;
		return { key: `${limit.name}/${hash}`, windowStart, count: 0, unshared: 0 };
	}

	/** Keeps the counters of a limit in the order in which their windows began. */
	function keep(name: string, counter: Counter): void {
		const ofLimit = counters.get(name) ?? new Map<string, Counter>();
		counters.set(name, ofLimit);
		const hash = counter.key.slice(name.length + 1);
		if (ofLimit.get(hash) === counter) return;
		ofLimit.delete(hash);
		const [oldest] = ofLimit.keys();
		if (oldest !== undefined && ofLimit.size >= maxKeys) ofLimit.delete(oldest);
		ofLimit.set(hash, counter);
	}

	function takeAll(uses: readonly Use[]): RateLimit | undefined {
		const counted = uses.map(([limit, subject, count = 1]) => ({ limit, count, counter: counterOf(limit, subject) }));
		const exceeded = counted.find(({ limit, count, counter }) => counter.count + count > limit.max);
		if (exceeded) {
			refusals.set(exceeded.limit.name, (refusals.get(exceeded.limit.name) ?? 0) + 1);
			return exceeded.limit;
		}
		for (const { limit, count, counter } of counted) {
			add(counter, count);
			keep(limit.name, counter);
		}
	}

	function add(counter: Counter, count: number): void {
		counter.count += count;
		if (!sharing) return;
		counter.unshared += count;
		unshared.add(counter);
	}

	function find({ key: name, windowStart }: KeyCount): Counter | undefined {
		const cut = name.lastIndexOf("/");
		const counter = counters.get(name.slice(0, cut))?.get(name.slice(cut + 1));
		return counter?.windowStart === Date.parse(windowStart) ? counter : undefined;
	}

	return {
		take: (limit, subject) => !takeAll([[limit, subject]]),
		takeAll,
		giveBack(uses) {
			for (const [limit, subject, count = 1] of uses) {
				const counter = counterOf(limit, subject);
				// The window of the uses may have ended.
				if (counter.count >= count) add(counter, -count);
			}
		},
		takeRefusals() {
			const taken = refusals;
			refusals = new Map();
			return taken;
		},
		used: (limit, subject) => counterOf(limit, subject).count,
		startSharing() {
			sharing = true;
			for (const counter of [...counters.values()].flatMap((ofLimit) => [...ofLimit.values()])) {
				counter.unshared = counter.count;
				unshared.add(counter);
			}
			return {
				takeUnshared(max) {
					const taken = [...unshared].slice(0, max);
					return taken.map((counter) => {
						const row = {
							key: counter.key,
							windowStart: new Date(counter.windowStart).toISOString(),
							count: counter.unshared,
						};
						counter.unshared = 0;
						unshared.delete(counter);
						return row;
					});
				},
				putBack(counts) {
					for (const row of counts) {
						const counter = find(row);
						if (!counter) continue;
						counter.unshared += row.count;
						unshared.add(counter);
					}
				},
				learn(totals) {
					for (const row of totals) {
						const counter = find(row);
						if (counter) counter.count = Math.max(counter.count, row.count + counter.unshared);
					}
				},
			};
		},
	};
}
