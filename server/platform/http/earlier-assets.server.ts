import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { syncFolder, syncPath } from "../database/engine/sync-paths.ts";
import type { Log } from "../log.server.ts";
import { sha256 } from "../sha256.server.ts";
import { assetFile, type StaticFile, type StaticFiles } from "./static-files.server.ts";

/** Finds a file under `/assets/` that an earlier version had. */
export type FindEarlierAsset = (path: string) => Promise<StaticFile | undefined>;

/** With this version. */
const keptVersions = 3;
const compressed = ".br";
/** A copy that is being made. */
const making = ".making-";
/** A copy that takes longer was interrupted. */
const makingMs = 3_600_000;

/**
 * Keeps the assets of this version in the data folder, for the versions after it, and finds those of the versions before: a
 * page that was open, or cached on the way, during a deployment asks for them later. Only their names are in memory.
 */
export function openEarlierAssets(dataDir: string, files: StaticFiles, log: Log): FindEarlierAsset {
	const root = join(dataDir, "assets");
	const earlier = new Map<string, string>();

	async function open(): Promise<void> {
		await mkdir(root, { recursive: true, mode: 0o700 });
		await removeInterrupted(root);
		const own = await keepOwn(root, files);
		const others = (await newestFirst(root)).filter((name) => name !== own);
		for (const version of others.splice(0, keptVersions - 1).reverse()) {
			for (const name of await readdir(join(root, version))) {
				earlier.set(`/assets/${name.replace(/\.br$/, "")}`, join(root, version, name));
			}
		}
		for (const version of others) await rm(join(root, version), { recursive: true, force: true });
	}

	const opened = open().catch((error) => log.warn({ error }, "the assets of earlier versions can't be kept"));
	return async (path) => {
		await opened;
		const file = earlier.get(path);
		if (!file) return undefined;
		// Another process may have deleted it.
		const body = await readFile(file).catch(() => null);
		return body ? assetFile(path.slice(1), body, file.endsWith(compressed)) : undefined;
	};
}

/** @returns the name of this version's folder. It is complete if it exists. */
async function keepOwn(root: string, files: StaticFiles): Promise<string> {
	const assets = [...files].filter(([path]) => path.startsWith("/assets/"));
	const version = sha256(assets.map(([path, { hash }]) => `${path} ${hash}`).join("\n")).slice(0, 16);
	const folder = join(root, version);
	const now = new Date();
	// A version that comes back is the newest again.
	const isKept = await utimes(folder, now, now).then(
		() => true,
		() => false,
	);
	if (isKept) return version;
	const copy = await mkdtemp(join(root, making));
	try {
		for (const [path, { body, isCompressed }] of assets) {
			const name = path.slice("/assets/".length) + (isCompressed ? compressed : "");
			await writeFile(join(copy, name), body, { mode: 0o600 });
		}
		// After a power cut, a file that is too short would be kept by browsers for a year.
		await syncFolder(copy);
		await rename(copy, folder);
		await syncPath(root);
	} catch (error) {
		await rm(copy, { recursive: true, force: true });
		// Another process may have been faster.
		if (!(await stat(folder).catch(() => null))) throw error;
	}
	return version;
}

async function removeInterrupted(root: string): Promise<void> {
	for (const name of await readdir(root)) {
		if (!name.startsWith(making)) continue;
		const copy = join(root, name);
		// Another process may have completed it.
		const found = await stat(copy).catch(() => null);
		if (found && Date.now() - found.mtimeMs > makingMs) await rm(copy, { recursive: true, force: true });
	}
}

async function newestFirst(root: string): Promise<string[]> {
	const names = await readdir(root);
	const versions = names.filter((name) => !name.startsWith("."));
	const found = await Promise.all(versions.map(async (name) => ({ name, at: (await stat(join(root, name))).mtimeMs })));
	return found.sort((one, other) => other.at - one.at).map(({ name }) => name);
}
