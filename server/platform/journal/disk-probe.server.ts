import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { JournalFiles } from "./journal-files.server.ts";

/** As large as a large lead. */
const bytes = Buffer.alloc(16 * 1024);
/** A disk that takes longer does not work, as far as visitors can tell. */
const patienceMs = 2000;
/** Checks that come sooner share an answer. */
const rememberedMs = 500;

/** Tells whether something can be written to a folder, by writing it: a full disk shows only then. */
export function createDiskProbe(folder: string, files: JournalFiles): () => Promise<boolean> {
	const path = join(folder, `.probe-${randomUUID()}`);
	let answer: Promise<boolean> | undefined;
	let writing: Promise<boolean> | undefined;

	/** One that hangs is not followed by another. */
	function write(): Promise<boolean> {
		writing ??= writeOnce()
			.then(
				() => true,
				() => false,
			)
			.finally(() => {
				writing = undefined;
			});
		return writing;
	}

	async function writeOnce(): Promise<void> {
		await files.remove(path);
		const file = await files.create(path);
		try {
			await file.write(bytes, 0);
			await file.sync();
		} finally {
			await file.close();
			await files.remove(path);
		}
	}

	return () => {
		answer ??= inTime(write()).finally(() => {
			setTimeout(() => {
				answer = undefined;
			}, rememberedMs).unref();
		});
		return answer;
	};
}

function inTime(written: Promise<boolean>): Promise<boolean> {
	let timer: NodeJS.Timeout | undefined;
	const tooLate = new Promise<false>((resolve) => {
		timer = setTimeout(resolve, patienceMs, false);
	});
	return Promise.race([written, tooLate]).finally(() => clearTimeout(timer));
}
