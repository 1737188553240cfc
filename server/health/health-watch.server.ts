import { randomUUID } from "node:crypto";
import type { HealthValues } from "#domain/health/health-values.ts";
import { type HealthState, judgeHealth, worst } from "#domain/health/judge-health.ts";
import { logRepeated } from "../platform/log-repeated.server.ts";
import { openSweeper } from "../platform/sweeper.server.ts";
import type { Machine } from "../platform/this-machine.server.ts";
import type { Services } from "../services.server.ts";
import { gatherHealth, type HealthParts } from "./gather-health.server.ts";
import { openLeadProbe } from "./lead-probe.server.ts";
import { alarmRaiser } from "./raise-alarms.server.ts";

const everyMs = 60_000;
/** A start has other things to do. */
const firstMs = 5000;

/** Knows how well the site works. */
export interface HealthWatch {
	/**
	 * Looks soon, and then once a minute, and sends a probe each day. Admins get an email about an alarm that two looks in a
	 * row have found.
	 */
	start(): void;
	look(): Promise<HealthValues>;
	/** What the last look found. Good before the first. */
	readonly state: HealthState;
	stop(): void;
}

/** Menus show the state at every page, so they can't measure it themselves. */
export function openHealthWatch(
	services: Omit<HealthParts, "probe"> & Pick<Services, "jobs">,
	machine: Machine,
): HealthWatch {
	const probe = openLeadProbe(services);
	const parts = { ...services, probe };
	const raiseAlarms = alarmRaiser(parts, randomUUID());
	let state: HealthState = "good";
	async function look() {
		const values = await gatherHealth(parts, machine);
		state = worst(judgeHealth(values).map((finding) => finding.state));
		return values;
	}
	const failed = logRepeated(services.log, "the site's health can't be read").report;
	const sweeper = openSweeper({
		async sweep() {
			// Whether it arrives is seen at the next look.
			void probe.send().catch(failed);
			await raiseAlarms(await look());
		},
		everyMs,
		failed,
	});
	return {
		start() {
			sweeper.start();
			sweeper.soon(firstMs);
		},
		look,
		get state() {
			return state;
		},
		stop: sweeper.stop,
	};
}
