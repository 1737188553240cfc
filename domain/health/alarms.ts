import type { HealthCheckName } from "./health-values.ts";
import type { HealthFinding } from "./judge-health.ts";

/** A part in which a process finds an alarm. */
export interface Trouble {
	process: string;
	part: HealthCheckName;
	since: Date;
	/** How many looks in a row have found it. */
	looks: number;
	/** When a look last found it. */
	seenAt: Date;
}

/** What admins were told about a part. */
export interface Alarm {
	part: HealthCheckName;
	since: Date;
	toldAt: Date;
	/** They were also told that it works again. */
	isOver: boolean;
}

/** One look may find what is gone in the next. */
const looksUntilTold = 2;
/** For this long nobody finds it any more, until it counts as over. A process that has ended finds nothing, too. */
const calmMinutes = 10;
/** Within this time, there is no second email about the same part. */
const quietHours = 24;
/** Looks come once a minute. After a longer pause, such as an outage of the database, the others may have paused, too. */
const pauseMinutes = 5;

const minuteMs = 60_000;
const minutesBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / minuteMs;

/** A process that looks. */
export interface Observer {
	process: string;
	/** Since when it has looked without a pause: before that, it can't know whether the others looked. */
	since: Date;
	lookedAt: Date;
}

/** @param before the observer at its look before; null at the first one */
export function observerAt(before: Observer | null, process: string, now: Date): Observer {
	const isGoingOn = before !== null && minutesBetween(before.lookedAt, now) <= pauseMinutes;
	return { process, since: isGoingOn ? before.since : now, lookedAt: now };
}

/**
 * The troubles of all processes after one of them has looked. What it couldn't measure stays as it was. A trouble of another
 * process is that one's to end: it is dropped only if that one finds it no more, or says nothing while this one looks.
 */
export function followTroubles(
	troubles: readonly Trouble[],
	findings: readonly HealthFinding[],
	{ process, since, lookedAt: now }: Observer,
): Trouble[] {
	const isOwn = (trouble: Trouble) => trouble.process === process;
	const known = new Map(troubles.filter(isOwn).map((trouble) => [trouble.part, trouble]));
	const measured = new Set(findings.map(({ name }) => name));
	const found = findings
		.filter(({ state }) => state === "alarm")
		.map(({ name }): Trouble => {
			const before = known.get(name);
			return { process, part: name, since: before?.since ?? now, looks: (before?.looks ?? 0) + 1, seenAt: now };
		});
	const foundParts = new Set(found.map(({ part }) => part));
	const others = troubles.flatMap((trouble) => {
		if (isOwn(trouble) && foundParts.has(trouble.part)) return [];
		if (isOwn(trouble) && !measured.has(trouble.part)) return { ...trouble, seenAt: now };
		const isRecent = [trouble.seenAt, since].some((from) => minutesBetween(from, now) < calmMinutes);
		return isRecent && (!isOwn(trouble) || isTold(trouble)) ? trouble : [];
	});
	return [...others, ...found];
}

const isTold = ({ looks }: Trouble) => looks >= looksUntilTold;

/**
 * What admins are to be told after a look. Who is still in trouble after a day is told of again. A process tells only of what it
 * has found itself, because the email says what it has measured.
 */
export function decideAlarms(
	troubles: readonly Trouble[],
	alarms: readonly Alarm[],
	findings: readonly HealthFinding[],
	{ process, lookedAt: now }: Pick<Observer, "process" | "lookedAt">,
): { begun: Alarm[]; over: Alarm[] } {
	const last = new Map(alarms.map((alarm) => [alarm.part, alarm]));
	const states = new Map(findings.map(({ name, state }) => [name, state]));
	const inTrouble = Map.groupBy(troubles, ({ part }) => part);
	const begun = [...inTrouble].flatMap(([part, ofPart]): Alarm[] => {
		const told = ofPart.filter(isTold);
		if (states.get(part) !== "alarm" || !told.some((trouble) => trouble.process === process)) return [];
		const alarm = last.get(part);
		const isQuiet = alarm && minutesBetween(alarm.toldAt, now) < quietHours * 60;
		if (isQuiet) return [];
		const first = Math.min(...told.map(({ since }) => since.getTime()));
		return [{ part, since: alarm && !alarm.isOver ? alarm.since : new Date(first), toldAt: now, isOver: false }];
	});
	// What only needs watching now does not work again.
	const over = alarms.filter(({ part, isOver }) => !isOver && states.get(part) === "good" && !inTrouble.has(part));
	return { begun, over: over.map((alarm) => ({ ...alarm, isOver: true })) };
}
