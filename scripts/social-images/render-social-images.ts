import { createHash } from "node:crypto";
import { once } from "node:events";
import { copyFile, mkdir, readFile, rename, stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import type { SharedPage } from "#content/shared-pages.server.ts";
import { socialImagePath } from "#domain/site/social-image.ts";
import { fontFiles } from "./fonts.ts";
import type { Drawing } from "./worker.ts";

const sources = ["social-image-svg", "social-image-png"].map((name) => `server/social-images/${name}.server.ts`);
const maxWorkers = 2;

/**
 * Writes a 1200 by 630 image of each page to `outDir/social/<locale>/`. Images with the same title and template come
 * from the cache.
 * @returns the number of images drawn
 */
export async function renderSocialImages(
	pages: readonly SharedPage[],
	outDir: string,
	cache = "node_modules/.cache/social-images",
): Promise<number> {
	await mkdir(cache, { recursive: true });
	const template = await hashFiles([...sources, "content/agency.ts", ...Object.values(fontFiles)]);
	const images = pages.map((page) => {
		const key = hash(template, page.locale, page.title, page.eyebrow);
		return { page, cached: join(cache, `${key}.png`), target: join(outDir, socialImagePath(page.locale, page.path)) };
	});

	const missing = new Map<string, SharedPage>();
	for (const { page, cached } of images) if (!(await exists(cached))) missing.set(cached, page);
	await drawAll([...missing].map(([file, page]) => ({ page, file })));

	for (const { cached, target } of images) {
		await mkdir(dirname(target), { recursive: true });
		await copyFile(cached, target);
	}
	return missing.size;
}

async function drawAll(drawings: Drawing[]): Promise<void> {
	if (drawings.length === 0) return;
	const queue = drawings.values();
	const count = Math.min(maxWorkers, availableParallelism(), drawings.length);
	await Promise.all(
		Array.from({ length: count }, async () => {
			const worker = new Worker(new URL("./worker.ts", import.meta.url));
			try {
				for (const drawing of queue) await draw(worker, drawing);
			} finally {
				await worker.terminate();
			}
		}),
	);
}

/** Writes to a temporary name first, so that an interrupted build leaves no incomplete image in the cache. */
async function draw(worker: Worker, { page, file }: Drawing): Promise<void> {
	const unfinished = `${file}.${process.pid}`;
	worker.postMessage({ page, file: unfinished } satisfies Drawing);
	await once(worker, "message");
	await rename(unfinished, file);
}

async function hashFiles(files: string[]): Promise<string> {
	const contents = await Promise.all(files.map((file) => readFile(file)));
	return hash(...contents);
}

function hash(...parts: (string | Buffer)[]): string {
	const digest = createHash("sha256");
	for (const part of parts) digest.update(part).update("\0");
	return digest.digest("hex").slice(0, 32);
}

async function exists(file: string): Promise<boolean> {
	return stat(file).then(
		() => true,
		() => false,
	);
}
