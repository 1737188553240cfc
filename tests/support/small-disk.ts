import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

interface SmallDisk {
	folder: string;
	/** Leaves no room. */
	fill(): void;
	empty(): void;
	unmount(): void;
}

/** A disk in memory. Null where this process may not mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
	const folder = mkdtempSync(join(tmpdir(), "sunfield-disk-"));
	const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=777`, "tmpfs", folder]);
	if (status !== 0) {
		rmSync(folder, { recursive: true });
		return null;
	}
	const filler = join(folder, "filler");
	return {
		folder,
		fill() {
			const file = openSync(filler, "w");
			for (const bytes of [2 ** 20, 2 ** 12]) writeUntilFull(file, Buffer.alloc(bytes));
			closeSync(file);
		},
		empty: () => rmSync(filler, { force: true }),
		unmount() {
			spawnSync("umount", [folder]);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

function writeUntilFull(file: number, bytes: Buffer): void {
	try {
		while (true) writeSync(file, bytes);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
	}
}
