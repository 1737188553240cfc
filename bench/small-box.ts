import { spawn } from "node:child_process";
import { once } from "node:events";
import { locales } from "../domain/locale/locales.ts";
import { localeFiles } from "../domain/pages/prerendered-files.ts";
import { signInAsOwner, visitSite } from "../tests/support/attacked-site.ts";
import { databaseOpened, sendLeads, wait } from "../tests/support/lead-senders.ts";
import { freePort } from "../tests/support/postgres-server.ts";

const captchaSecret = "a secret of the bench, which is long enough";

export type BoxedSite = Awaited<ReturnType<typeof startBoxedSite>>;

/** Node.js gives itself half of the memory of a box as its heap. On a larger machine it would collect its garbage later. */
const heapOfBox = "--max-old-space-size=256";

/** Starts the site of `build` as the image does. Resolves when it receives leads and has its database. */
export async function startBoxedSite(dataDir: string) {
	const port = await freePort();
	const origin = `http://127.0.0.1:${port}`;
	const began = performance.now();
	const child = spawn(process.execPath, ["--max-semi-space-size=4", heapOfBox, "scripts/serve.ts"], {
		stdio: "ignore",
		env: {
			...process.env,
			NODE_ENV: "development",
			MALLOC_ARENA_MAX: "1",
			MALLOC_TRIM_THRESHOLD_: "131072",
			DATA_DIR: dataDir,
			PORT: String(port),
			CAPTCHA_SECRET: captchaSecret,
			TRUSTED_PROXIES: "1",
			LOG_LEVEL: "silent",
		},
	});
	while (!(await fetch(`${origin}/readyz`).catch(() => null))) {
		if (child.exitCode !== null) throw new Error(`The site ended with ${child.exitCode}`);
		await wait(100);
	}
	await databaseOpened(origin);
	return {
		origin,
		dataDir,
		pid: child.pid ?? 0,
		seconds: (performance.now() - began) / 1000,
		async stop() {
			child.kill();
			await once(child, "exit");
		},
	};
}

/** Pages, files and redirects, one after another. */
export async function readPages({ origin, dataDir }: BoxedSite, count: number): Promise<void> {
	const site = visitSite(origin, dataDir);
	const pages: string[] = ["/", "/healthz", "/site.webmanifest", "/nowhere"];
	for (const locale of locales) {
		const sitemap = await (await site.get(localeFiles.sitemap(locale))).text();
		pages.push(...[...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = ""]) => path));
	}
	for (let sent = 0; sent < count; sent++) await (await site.get(pages[sent % pages.length] ?? "/")).arrayBuffer();
}

/** What a day may bring: 2,000 requests, a social image, a PDF, 200 leads and a sign-in. A first start has drawn the social images before. */
export async function workThroughADay(boxed: BoxedSite): Promise<void> {
	const { origin, dataDir } = boxed;
	const site = visitSite(origin, dataDir);
	await readPages(boxed, 2000);
	const home = await (await site.get("/en")).text();
	const image = /property="og:image" content="https?:\/\/[^/"]+([^"]+)"/.exec(home)?.[1] ?? "";
	for (const path of [image, "/guides/en/iul.pdf"]) {
		const { status } = await site.get(path);
		if (status !== 200) throw new Error(`${path} was answered with ${status}`);
	}
	await sendLeads({ origin, captchaSecret, count: 200, senders: 4 }).finished;
	const cookie = await signInAsOwner(site);
	await (await site.get("/admin/leads", { headers: { cookie } })).text();
}
