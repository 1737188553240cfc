import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { locales } from "../domain/locale/locales.ts";
import { localeFiles } from "../domain/pages/prerendered-files.ts";
import { signInAsOwner, visitSite } from "../tests/support/attacked-site.ts";
import { databaseOpened, sendLeads, wait } from "../tests/support/lead-senders.ts";
import { freePort } from "../tests/support/postgres-server.ts";
import { memoryLimits, startOptions } from "../tests/support/start-options.ts";
import type { Inside } from "./inside-site.ts";

/** In MB. */
export const box = 512;
const captchaSecret = "a secret of the bench, which is long enough";

export type BoxedSite = Awaited<ReturnType<typeof startBoxedSite>>;

interface BoxOptions {
	/** The embedded database if left out. */
	databaseUrl?: string;
	/** One of the options and limits, which is then not set. */
	without?: string;
}

/**
 * Starts the site of `build` as `npm start` and the image do, in a cgroup of 512 MB where systemd makes one. Resolves when it
 * receives leads and has its database.
 */
export async function startBoxedSite(dataDir: string, { databaseUrl = "", without = "" }: BoxOptions = {}) {
	const port = await freePort();
	const origin = `http://127.0.0.1:${port}`;
	const began = performance.now();
	const limits = Object.fromEntries(Object.entries(memoryLimits).filter(([name]) => name !== without));
	const inside = new URL("inside-site.ts", import.meta.url).href;
	const options = ["--import", inside, ...startOptions.filter((option) => option !== without)];
	const cgroup = findCgroup();
	const [program = "", ...parameters] = [...cgroup, process.execPath, ...options, "scripts/serve.ts"];
	const child = spawn(program, parameters, {
		stdio: ["ignore", "ignore", "ignore", "ipc"],
		env: {
			...process.env,
			...limits,
			NODE_ENV: "development",
			DATA_DIR: dataDir,
			DATABASE_URL: databaseUrl,
			PORT: String(port),
			CAPTCHA_SECRET: captchaSecret,
			TRUSTED_PROXIES: "1",
			LOG_LEVEL: "silent",
		},
	});
	while (!(await fetch(`${origin}/readyz`).catch(() => null))) {
		const end = child.exitCode ?? child.signalCode;
		if (end !== null) throw new Error(`The site ended with ${end}`);
		await wait(100);
	}
	await databaseOpened(origin);
	return {
		origin,
		dataDir,
		pid: child.pid ?? 0,
		seconds: (performance.now() - began) / 1000,
		/** True if the system would end it at 512 MB. */
		isBoxed: cgroup.length > 0,
		async inside(): Promise<Inside> {
			const told = once(child, "message");
			child.send("tell");
			const [message] = await told;
			return message as Inside;
		},
		async stop() {
			child.kill();
			await once(child, "exit");
		},
	};
}

/** The command that puts another one into a cgroup of its own. Empty if nobody may make one here. */
function findCgroup(): string[] {
	if (!existsSync("/run/systemd/system")) return [];
	const manager = process.getuid?.() === 0 ? [] : ["--user"];
	const limits = [`MemoryMax=${box}M`, "MemorySwapMax=0"].map((limit) => `--property=${limit}`);
	const parameters = [...manager, "--scope", "--quiet", ...limits];
	return spawnSync("systemd-run", [...parameters, "true"]).status === 0 ? ["systemd-run", ...parameters] : [];
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
