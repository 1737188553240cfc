import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { intakeProbes } from "#database/schema.ts";
import type { HealthValues } from "#domain/health/health-values.ts";
import type { ProbeEntry } from "../intake/intake-entry.server.ts";
import type { Database } from "../platform/database/client.server.ts";
import type { Services } from "../services.server.ts";

const everyMs = 24 * 3_600_000;

/** Tries out whether leads arrive, with an entry that is none. */
export interface LeadProbe {
	/** Sends one after the start and then once a day. One that couldn't be kept is sent again, as a browser would do. */
	send(): Promise<void>;
	/** Where the last one is. Null before the first. */
	look(db: Database): Promise<HealthValues["probe"]>;
}

/** @param now in milliseconds. The clock of the site may be set. */
export function openLeadProbe(
	{ clock, intake }: Pick<Services, "clock" | "intake">,
	now: () => number = () => performance.now(),
): LeadProbe {
	let sent: { entry: ProbeEntry; at: number; isKept: boolean } | null = null;
	return {
		async send() {
			if (!sent || (sent.isKept && now() - sent.at >= everyMs)) {
				const entry = { id: randomUUID(), isProbe: true as const, receivedAt: clock().toISOString() };
				sent = { entry, at: now(), isKept: false };
			}
			if (sent.isKept) return;
			const { ok } = await intake.accept(sent.entry);
			sent.isKept = ok;
		},
		async look(db) {
			if (!sent) return null;
			const [probe] = await db.select().from(intakeProbes).where(eq(intakeProbes.id, sent.entry.id));
			const hasArrived = probe?.arrivedAt != null;
			return { hasArrived, minutes: Math.floor((now() - sent.at) / 60_000) };
		},
	};
}

/** The job of a probe: the last part of its way. */
export async function receiveProbe(
	{ clock, database }: Pick<Services, "clock" | "database">,
	{ probeId }: { probeId: string },
): Promise<void> {
	await database.db.update(intakeProbes).set({ arrivedAt: clock() }).where(eq(intakeProbes.id, probeId));
}
