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

const minuteMs = 60_000;

/**
 * The troubles of all processes after one of them has looked. What it couldn't measure stays as it was.
 * @param process the one that has looked
 */
export function followTroubles(
	troubles: readonly Trouble[],
	findings: readonly HealthFinding[],
	process: string,
	now: Date,
): Trouble[] {
	const isOwn = (trouble: Trouble) => trouble.process === process;
	const known = new Map(troubles.filter(isOwn).map((trouble) => [trouble.part, trouble]));
	const measured = new Set(findings.map(({ name }) => name));
	const found = findings
		.filter(({ state }) => state === "alarm")
		.map(({ name }): Trouble => {
			const { since = now, looks = 0 } = known.get(name) ?? {};
			return { process, part: name, since, looks: looks + 1, seenAt: now };
		});
	const foundParts = new Set(found.map(({ part }) => part));
	const others = troubles.flatMap((trouble) => {
		if (isOwn(trouble) && foundParts.has(trouble.part)) return [];
		if (isOwn(trouble) && !measured.has(trouble.part)) return { ...trouble, seenAt: now };
		const isRecent = now.getTime() - trouble.seenAt.getTime() < calmMinutes * minuteMs;
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
	{ findings, process, now }: { findings: readonly HealthFinding[]; process: string; now: Date },
): { begun: Alarm[]; over: Alarm[] } {
	const last = new Map(alarms.map((alarm) => [alarm.part, alarm]));
	const states = new Map(findings.map(({ name, state }) => [name, state]));
	const inTrouble = Map.groupBy(troubles, ({ part }) => part);
	const begun = [...inTrouble].flatMap(([part, ofPart]): Alarm[] => {
		const told = ofPart.filter(isTold);
		if (states.get(part) !== "alarm" || !told.some((trouble) => trouble.process === process)) return [];
		const alarm = last.get(part);
		const isQuiet = alarm && now.getTime() - alarm.toldAt.getTime() < quietHours * 60 * minuteMs;
		if (isQuiet) return [];
		const first = Math.min(...told.map(({ since }) => since.getTime()));
		return [{ part, since: alarm && !alarm.isOver ? alarm.since : new Date(first), toldAt: now, isOver: false }];
	});
	// What only needs watching now does not work again.
	const over = alarms.filter(({ part, isOver }) => !isOver && states.get(part) === "good" && !inTrouble.has(part));
	return { begun, over: over.map((alarm) => ({ ...alarm, isOver: true })) };
}
