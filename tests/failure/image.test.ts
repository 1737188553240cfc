import { spawnSync } from "node:child_process";
import {
	chmodSync,
	chownSync,
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { peakMemory } from "../../bench/process-memory.ts";
import { unprivileged } from "../support/dumpable-postgres.ts";
import { databaseOpened, sendLeads } from "../support/lead-senders.ts";
import { freePort } from "../support/postgres-server.ts";
import { serveSite } from "../support/served-site.ts";

const dockerfile = readFileSync("Dockerfile", "utf8");
const image = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));
const user = unprivileged();

/** Makes the folder of the image, which nobody may write to. */
function makeImage(site: string): void {
	mkdirSync(site);
	for (const [, names = ""] of image.matchAll(/^COPY (?:--from=\S+ )?(.+) \S+$/gm)) {
		for (const path of names.split(" ").map((each) => each.replace(/^\/site\//, ""))) {
			const target = join(site, path === "docs/signoff.json" ? "docs" : "", basename(path));
			if (path === "node_modules") symlinkSync(resolve(path), target);
			else cpSync(path, target, { recursive: true, filter: (each) => !each.startsWith("build/production") });
		}
	}
	// A first start makes its database from a copy of these files, which keeps their permissions.
	const template = join(site, "build/server/database");
	spawnSync("find", [site, "-path", template, "-prune", "-o", "-exec", "chmod", "a-w", "{}", "+"]);
}

function isReadableFor(path: string): boolean {
	return spawnSync("ls", [path], { ...user, stdio: "ignore" }).status === 0;
}

test.skipIf(process.platform !== "linux" || !isReadableFor(resolve("node_modules")))(
	"the files of the image are enough, for a user who may write only to the data folder, in 512 MB",
	{ timeout: 120_000 },
	async () => {
		const folder = mkdtempSync(join(tmpdir(), "sunfield-image-"));
		onTestFinished(() => {
			spawnSync("chmod", ["-R", "u+w", folder]);
			rmSync(folder, { recursive: true, force: true });
		});
		const site = join(folder, "site");
		makeImage(site);
		const dataDir = join(folder, "data");
		mkdirSync(dataDir);
		chmodSync(folder, 0o755);
		if (user) chownSync(dataDir, user.uid, user.gid);
		const captchaSecret = "an image, the captcha secret";
		const options = JSON.parse(/^CMD (.*)$/m.exec(image)?.[1] ?? "[]").slice(1, -1) as string[];
		const variables = Object.fromEntries(
			[...image.matchAll(/\b(MALLOC_\w+)=(\w+)/g)].map(([, name, value]) => [name, value]),
		);
		const served = await serveSite(
			{
				...variables,
				NODE_OPTIONS: options.join(" "),
				AUTH_SECRET: "an image, the auth secret",
				CAPTCHA_SECRET: captchaSecret,
				TRUSTED_PROXIES: "1",
				DATA_DIR: dataDir,
				PORT: String(await freePort()),
			},
			site,
			user,
		);
		try {
			await databaseOpened(served.origin);
			expect((await fetch(`${served.origin}/en`)).status).toBe(200);
			const { confirmed, finished } = sendLeads({ origin: served.origin, captchaSecret, count: 5, senders: 2 });
			await finished;
			expect(confirmed.size).toBe(5);
			expect(peakMemory(served.pid)).toBeLessThan(512);
		} finally {
			await served.stop();
		}
		expect(served.exitCode).toBe(0);
		expect(served.output()).not.toMatch(/EACCES|EROFS|EPERM/);
		expect(readdirSync(dataDir)).toContain("postgres");
	},
);
