import { expect, test, vi } from "vitest";
import { intakeEntry } from "#tests/support/intake-entry.ts";
import type { Journal } from "../platform/journal/journal.server.ts";
import { createLog } from "../platform/log.server.ts";
import { keepByCommitOrJournal } from "./keep-lead.server.ts";
import { createStoredProgress } from "./stored-progress.server.ts";
import { createWriter } from "./writer.server.ts";

const log = createLog("silent");

/** A lead that the journal is writing down while the database refuses it. */
async function refusedMeanwhile() {
	const disk = Promise.withResolvers<number>();
	const writer = createWriter({ log, transactions: 1 });
	const journal = { append: () => disk.promise, settle: () => {} } as Partial<Journal> as Journal;
	const keep = keepByCommitOrJournal({ writer, progress: createStoredProgress(), journal, log });
	const entry = intakeEntry();
	const { kept } = keep(entry);
	const store = vi.fn().mockRejectedValue(Object.assign(new Error("refused"), { code: "22021" }));
	writer.start({ store, find: async () => undefined, isAvailable: () => true });
	await vi.waitFor(() => expect(store).toHaveBeenCalled());
	await writer.drained();
	return { disk, writer, entry, kept };
}

test("a lead that the database refuses while the journal writes it down is tried again", async () => {
	const { disk, writer, entry, kept } = await refusedMeanwhile();
	disk.resolve(1);
	expect(await kept).toBe(entry.id);
	expect(writer.refused).toBe(1);
	await writer.stop();
});

test("if the journal then fails, the visitor hears that it is not kept, and nothing tries it again", async () => {
	const { disk, writer, kept } = await refusedMeanwhile();
	disk.reject(new Error("no space left on device"));
	await expect(kept).rejects.toThrow("refused");
	expect(writer.refused).toBe(0);
	await writer.stop();
});
