import { inArray, lt } from "drizzle-orm";
import { intakeProbes } from "#database/schema.ts";
import type { ProbeEntry } from "../intake/intake-entry.server.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import type { Services } from "../services.server.ts";

/** Longer than a journal holds an entry, so that a probe that is stored again arrives only once. */
const keptMs = 30 * 24 * 3_600_000;

/** Stores probes in place of leads, each with its job, as leads have jobs. Earlier ones are forgotten. */
export async function storeProbes(
	transaction: Transaction,
	jobs: Services["jobs"],
	probes: readonly ProbeEntry[],
): Promise<void> {
	if (probes.length === 0) return;
	const newest = Math.max(...probes.map(({ receivedAt }) => Date.parse(receivedAt)));
	await transaction.delete(intakeProbes).where(lt(intakeProbes.receivedAt, new Date(newest - keptMs)));
	const ids = probes.map(({ id }) => id);
	const stored = await transaction
		.select({ id: intakeProbes.id })
		.from(intakeProbes)
		.where(inArray(intakeProbes.id, ids));
	const fresh = new Map(probes.map((probe) => [probe.id, probe]));
	for (const { id } of stored) fresh.delete(id);
	if (fresh.size === 0) return;
	await transaction
		.insert(intakeProbes)
		.values([...fresh.values()].map(({ id, receivedAt }) => ({ id, receivedAt: new Date(receivedAt) })));
	await jobs.enqueueAll(
		transaction,
		[...fresh.keys()].map((id) => ({ name: "receive-probe" as const, id, data: { probeId: id } })),
	);
}
