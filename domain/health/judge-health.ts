import type { HealthCheckName, HealthValues } from "./health-values.ts";

/** From the worst. */
export const healthStates = ["alarm", "warning", "good"] as const;
export type HealthState = (typeof healthStates)[number];

/** One part of the site. Its sentence is `health.filled.checks.NAME.STATE`. */
export interface HealthFinding {
	name: HealthCheckName;
	state: HealthState;
}

type Limits = Record<Exclude<HealthState, "good">, number>;

const [mebibyte, gibibyte] = [2 ** 20, 2 ** 30];

/** From which value on a check warns or raises an alarm; for the room of the disk and the certificate, below which. */
export const healthLimits = {
	/** A page makes about ten statements. */
	databaseMs: { warning: 100, alarm: 1000 },
	/** Meanwhile each process looks for changes by itself. */
	deafMinutes: { warning: 1, alarm: 30 },
	/** While more than 64 wait, other work lets them go first. */
	leadsWaiting: { warning: 64, alarm: 500 },
	leadMinutes: { warning: 2, alarm: 10 },
	probeMinutes: { warning: 5, alarm: 15 },
	jobMinutes: { warning: 5, alarm: 30 },
	jobsRetrying: { warning: 10, alarm: 100 },
	failedJobs: { warning: 1, alarm: 20 },
	emailsFailing: { warning: 1, alarm: 5 },
	/** Of a day. Visitors mistype their addresses, so a few come back. */
	emailsReturned: { warning: 10, alarm: 30 },
	webhookMinutes: { warning: 15, alarm: 24 * 60 },
	/** The embedded database and its two copies grow together. */
	diskFreeBytes: { warning: 2 * gibibyte, alarm: 512 * mebibyte },
	/** The share of the limit. */
	memory: { warning: 0.85, alarm: 0.95 },
	/** From 150 on, the site refuses what can wait. */
	eventLoopMs: { warning: 50, alarm: 150 },
	promises: { warning: 3, alarm: 15 },
	/** One is made each day. */
	copyHours: { warning: 26, alarm: 50 },
	backupHours: { warning: 26, alarm: 50 },
	unsealedMinutes: { warning: 5, alarm: 30 },
	/** Most certificates are renewed a month before their end. */
	certificateDays: { warning: 21, alarm: 7 },
} as const satisfies Record<string, Limits>;

type Judge<Name extends HealthCheckName> = (value: NonNullable<HealthValues[Name]>) => HealthState;

const judges: { [Name in HealthCheckName]: Judge<Name> } = {
	database: ({ ms }) => rising(ms, healthLimits.databaseMs),
	changes: ({ minutes }) => rising(minutes, healthLimits.deafMinutes),
	// A lead that the database doesn't take stays in the journal until somebody helps.
	leads: ({ waiting, minutes, refused }) =>
		refused > 0
			? "alarm"
			: worst([rising(waiting, healthLimits.leadsWaiting), rising(minutes, healthLimits.leadMinutes)]),
	probe: ({ hasArrived, minutes }) => (hasArrived ? "good" : rising(minutes, healthLimits.probeMinutes)),
	jobs: ({ minutes, retrying }) =>
		worst([rising(minutes, healthLimits.jobMinutes), rising(retrying, healthLimits.jobsRetrying)]),
	failedJobs: ({ count }) => rising(count, healthLimits.failedJobs),
	emails: ({ failing, returned }) =>
		worst([rising(failing, healthLimits.emailsFailing), rising(returned, healthLimits.emailsReturned)]),
	webhooks: ({ broken, minutes }) => (broken > 0 ? "alarm" : rising(minutes, healthLimits.webhookMinutes)),
	disk: ({ freeBytes }) => falling(freeBytes, healthLimits.diskFreeBytes),
	memory: ({ usedBytes, limitBytes }) => rising(usedBytes / limitBytes, healthLimits.memory),
	eventLoop: ({ ms }) => rising(ms, healthLimits.eventLoopMs),
	promises: ({ count }) => rising(count, healthLimits.promises),
	copies: ({ hours }) => rising(hours, healthLimits.copyHours),
	backups: ({ exists, hours }) => worst([exists ? "good" : "warning", rising(hours, healthLimits.backupHours)]),
	ledgers: ({ broken, minutes }) => (broken > 0 ? "alarm" : rising(minutes, healthLimits.unsealedMinutes)),
	certificate: ({ days }) => falling(days, healthLimits.certificateDays),
};

/** The state of each part that was measured, the worst first. A database that doesn't answer is an alarm. */
export function judgeHealth(values: HealthValues): HealthFinding[] {
	const names = Object.keys(judges) as HealthCheckName[];
	const findings = names.flatMap((name) => judge(name, values) ?? []);
	return findings.sort((one, other) => rank(one.state) - rank(other.state));
}

function judge<Name extends HealthCheckName>(name: Name, values: HealthValues): HealthFinding | null {
	const value = values[name];
	if (value !== null) return { name, state: judges[name](value as NonNullable<HealthValues[Name]>) };
	return name === "database" ? { name, state: "alarm" } : null;
}

export function worst(states: readonly HealthState[]): HealthState {
	return healthStates.find((state) => states.includes(state)) ?? "good";
}

const rank = (state: HealthState) => healthStates.indexOf(state);

function rising(value: number, { warning, alarm }: Limits): HealthState {
	if (value >= alarm) return "alarm";
	return value >= warning ? "warning" : "good";
}

function falling(value: number, { warning, alarm }: Limits): HealthState {
	if (value < alarm) return "alarm";
	return value < warning ? "warning" : "good";
}
