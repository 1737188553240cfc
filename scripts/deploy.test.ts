import { spawnSync } from "node:child_process";
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterAll, describe, expect, test } from "vitest";
import { maxListBytes } from "#domain/do-not-call/register-address.ts";
import { readEnv } from "#server/platform/env.server.ts";
import { securityHeaders } from "#server/platform/http/security-headers.server.ts";
import { memoryLimits, startOptions } from "#tests/support/start-options.ts";

const read = (name: string) => readFileSync(join("deploy", name), "utf8");
/** The values of an option of a unit. */
const valuesOf = (unit: string, option: string) =>
	[...unit.matchAll(new RegExp(`^${option}=(.*)$`, "gm"))].map(([, value = ""]) => value);

const [service, backup, caddyfile, compose] = [
	"agency.service",
	"agency-backup.service",
	"Caddyfile",
	"compose.yml",
].map(read) as [string, string, string, string];
const environment = parseEnv(read("environment")) as Record<string, string>;
const dockerfile = readFileSync("Dockerfile", "utf8");
const image = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));
const production = {
	AUTH_SECRET: "m1Zq8RkX0vT5uYbN3cWd7eHfJ2gLpSaQ",
	CAPTCHA_SECRET: "Zt4nV9yKqB1xMwC6rLdP0sGhE8jUfA2o",
	SITE_ORIGIN: "https://www.example.com",
};
const env = readEnv({ ...environment, ...production });

describe("the unit agrees with the site", () => {
	test("it runs the command of the image, with the limits of the memory that `npm start` has", () => {
		const command = JSON.parse(/^CMD (.*)$/m.exec(image)?.[1] ?? "[]") as string[];
		expect(valuesOf(service, "ExecStart")).toEqual([["/opt/agency/node/bin/node", ...command.slice(1)].join(" ")]);
		for (const name of ["MALLOC_ARENA_MAX", "MALLOC_TRIM_THRESHOLD_", "NODE_ENV"]) {
			expect(image).toMatch(new RegExp(`\\b${name}=${environment[name]}\\b`));
		}
		// What the bench of the memory measures.
		expect(command.slice(1, -1)).toEqual(startOptions);
		expect(startOptions.map((option) => option.split("=")[0])).toEqual([
			"--max-semi-space-size",
			"--max-old-space-size",
		]);
		const start = readFileSync("scripts/start.ts", "utf8");
		expect(Object.keys(memoryLimits)).toHaveLength(2);
		for (const [name, value] of Object.entries(memoryLimits)) expect(start).toContain(`${name}: "${value}"`);
		expect(start).toContain("...process.execArgv");
		// It would replace the command of the image.
		expect(compose).not.toMatch(/^\s*(?:command|entrypoint):/m);
		expect(valuesOf(service, "MemoryMax")).toEqual(["512M"]);
		expect(compose).toContain("mem_limit: 1g");
	});

	test("its folder, its port and its proxy are those of the environment", () => {
		expect(valuesOf(service, "StateDirectory").map((name) => join("/var/lib", name))).toEqual([env.dataDir]);
		expect(caddyfile).toContain(`{$UPSTREAM:${env.host}:${env.port}}`);
		expect(env).toMatchObject({ mode: "production", host: "127.0.0.1", trustedProxies: 1 });
		expect(read("install.sh")).toContain(`http://${env.host}:${env.port}/readyz`);
		expect(compose).toContain(`/data\n`);
		expect(image).toContain("DATA_DIR=/data PORT=3000");
	});

	test("it waits longer for the process to end than the process itself", () => {
		const endMs = Number(/^const endMs = (\d+);$/m.exec(readFileSync("scripts/serve.ts", "utf8"))?.[1]);
		const [stopSeconds] = valuesOf(service, "TimeoutStopSec").map(Number);
		expect(stopSeconds).toBeGreaterThan(endMs / 1000);
		expect(compose).toContain(`stop_grace_period: ${stopSeconds}s`);
		expect(valuesOf(service, "Restart")).toEqual(["always"]);
	});

	test("the backup is confined like the site, and may write where it writes", () => {
		const confining =
			/^(?:Protect|Private|Restrict|NoNew|Capability|Ambient|Lock|SystemCall|StateDir|UMask|EnvironmentF)/;
		const of = (unit: string) => unit.split("\n").filter((line) => confining.test(line));
		expect(of(service)).toContain("ProtectSystem=strict");
		expect(of(service)).toContain("NoNewPrivileges=yes");
		expect(of(service)).toContain("CapabilityBoundingSet=");
		expect(of(backup)).toEqual(of(service));
		const [folder = ""] = valuesOf(backup, "ReadWritePaths");
		expect(valuesOf(backup, "ExecStart")[0]).toMatch(new RegExp(` scripts/ops\\.ts backup ${folder}$`));
		for (const unit of [service, backup]) {
			expect(valuesOf(unit, "User")).toEqual(["agency"]);
			// V8 could not compile.
			expect(valuesOf(unit, "MemoryDenyWriteExecute")).toEqual([]);
		}
	});
});

test("the proxy takes what the site takes, passes on at once, and adds no header of the site", () => {
	const [, megabytes] = /max_size (\d+)MB/.exec(caddyfile) ?? [];
	expect(Number(megabytes) * 1e6).toBeGreaterThan(maxListBytes);
	expect(caddyfile).toContain("flush_interval -1");
	const directives = caddyfile.replaceAll(/#.*/g, "");
	for (const name of [...Object.keys(securityHeaders(env)), "X-Forwarded-For", "encode"]) {
		expect(directives).not.toContain(name);
	}
});

test("the containers may write nowhere but in their volumes, and may do nothing more", () => {
	for (const line of [
		"read_only: true",
		"tmpfs: [/tmp]",
		"cap_drop: [ALL]",
		'["no-new-privileges:true"]',
		"/healthz",
	]) {
		expect(compose).toContain(line);
	}
	expect(image).toMatch(/^USER node$/m);
	// A volume belongs to the user of the image only if the image has its folder.
	for (const [, folder] of compose.matchAll(/^ {6}- (?:data|backups):(\/\w+)$/gm)) {
		expect(image).toMatch(new RegExp(`chown node:node.* ${folder}\\b`));
	}
});

const has = (program: string) => spawnSync(program, ["--version"]).error === undefined;

test.skipIf(!has("systemd-analyze"))("systemd knows every option, and finds little exposed", () => {
	for (const unit of readdirSync("deploy").filter((name) => /\.(?:service|timer)$/.test(name))) {
		const { stderr } = spawnSync("systemd-analyze", ["verify", join("deploy", unit)], { encoding: "utf8" });
		// It also reports programs that are not installed here.
		expect(stderr).not.toMatch(/^\S*deploy\/\S+:\d+:/m);
		if (unit.endsWith(".service")) {
			const parameters = ["security", "--offline=true", "--no-pager", "--threshold=25", join("deploy", unit)];
			expect(spawnSync("systemd-analyze", parameters, { encoding: "utf8" })).toMatchObject({ status: 0 });
		}
	}
});

test.skipIf(!has("caddy"))("Caddy reads its file", () => {
	const checked = spawnSync("caddy", ["validate", "--adapter=caddyfile", "--config=deploy/Caddyfile"], {
		encoding: "utf8",
		env: { ...process.env, DOMAIN: "www.example.com", MAIL: "owner@example.com" },
	});
	expect(checked).toMatchObject({ status: 0 });
});

test.skipIf(!has("shellcheck"))("shellcheck finds nothing", () => {
	const { stdout } = spawnSync("shellcheck", ["deploy/install.sh", "deploy/try-install.sh", "deploy/agency-ops"], {
		encoding: "utf8",
	});
	expect(stdout).toBe("");
});

describe.skipIf(process.platform !== "linux")("install.sh in a fresh root", () => {
	const folder = mkdtempSync(join(tmpdir(), "sunfield-install-"));
	afterAll(() => rmSync(folder, { recursive: true, force: true }));
	const [checkout, root, mirror, log] = ["checkout", "root", "mirror", "npm.log"].map((name) => join(folder, name)) as [
		string,
		string,
		string,
		string,
	];
	const version = "24.1.0";
	const name = `node-v${version}-linux-${process.arch === "arm64" ? "arm64" : "x64"}`;
	const at = (path: string) => join(root, path);

	function run(program: string, ...parameters: string[]): string {
		const { status, stdout, stderr } = spawnSync(program, parameters, { encoding: "utf8", cwd: folder });
		if (status !== 0) throw new Error(`${program} failed:\n${stderr}`);
		return stdout.trim();
	}
	const git = (...parameters: string[]) =>
		run("git", "-C", checkout, "-c", "user.name=Owner", "-c", "user.email=owner@example.com", ...parameters);

	/** Node.js as its mirror has it, with an npm that only writes down what it is asked to do. */
	function makeMirror(): void {
		const bin = join(folder, name, "bin");
		mkdirSync(bin, { recursive: true });
		writeFileSync(join(bin, "node"), "#!/bin/sh\n", { mode: 0o755 });
		const npm = `#!/bin/sh
echo "$* $SITE_ORIGIN $NODE_ENV $COMMIT" >> ${log}
if [ "$1 $2" = "run build" ]; then mkdir -m 700 build && touch build/built; fi
`;
		writeFileSync(join(bin, "npm"), npm, { mode: 0o755 });
		const files = join(mirror, `v${version}`);
		mkdirSync(files, { recursive: true });
		run("tar", "-czf", join(files, `${name}.tar.gz`), name);
		writeFileSync(
			join(files, "SHASUMS256.txt"),
			run("sh", "-c", `cd '${files}' && sha256sum ${name}.tar.gz`).concat("\n"),
		);
	}

	function makeCheckout(): void {
		mkdirSync(checkout);
		cpSync("deploy", join(checkout, "deploy"), { recursive: true });
		const manifest = { engines: { node: ">=20" }, devDependencies: { node: version, vite: "8.3.8" } };
		writeFileSync(join(checkout, "package.json"), JSON.stringify(manifest, null, "\t"));
		writeFileSync(join(checkout, ".env"), "SMTP_URL=of-a-developer");
		writeFileSync(join(checkout, ".gitignore"), ".env\n");
		git("init", "--quiet");
		commit("first");
	}

	function commit(text: string): string {
		writeFileSync(join(checkout, "text"), text);
		git("add", ".");
		git("commit", "--quiet", "--message", text);
		return `www.example.com-${git("rev-parse", "--short=12", "HEAD")}`;
	}

	function install(...parameters: string[]) {
		return spawnSync(join(checkout, "deploy/install.sh"), ["--root", root, ...parameters], {
			encoding: "utf8",
			input: "",
			env: { PATH: process.env.PATH, NODE_MIRROR: `file://${mirror}` },
		});
	}

	const answers = ["--domain", "www.example.com", "--mail", "owner@example.com"];

	test("it installs everything, changes nothing when it runs again, and keeps one version for a way back", () => {
		makeMirror();
		makeCheckout();
		for (const [domain, mail] of [
			["https://www.example.com", "owner@example.com"],
			["www.example.com", "the owner"],
		] as const) {
			expect(install("--domain", domain, "--mail", mail)).toMatchObject({ status: 1 });
		}
		const sums = join(mirror, `v${version}`, "SHASUMS256.txt");
		const right = readFileSync(sums, "utf8");
		writeFileSync(
			sums,
			right.replace(/^./, (digit) => (digit === "0" ? "1" : "0")),
		);
		expect(install(...answers).status).not.toBe(0);
		expect(existsSync(at("opt/agency/node"))).toBe(false);
		writeFileSync(sums, right);

		const first = install(...answers);
		expect(first.stderr).toBe("");
		expect(first).toMatchObject({ status: 0, stdout: expect.stringContaining("Left out below --root: useradd") });
		const file = at("etc/agency/env");
		const text = readFileSync(file, "utf8");
		expect(statSync(file).mode & 0o777).toBe(0o600);
		// Production refuses a configuration with weak secrets.
		const installed = readEnv({ ...environment, ...parseEnv(text) });
		expect(installed).toMatchObject({ siteOrigin: "https://www.example.com", adminEmails: ["owner@example.com"] });
		expect(installed.authSecret).not.toBe(installed.captchaSecret);
		const one = readlinkSync(at("opt/agency/current")).replace("releases/", "");
		expect(one).toBe(`www.example.com-${git("rev-parse", "--short=12", "HEAD")}`);
		const release = at("opt/agency/current");
		// Anybody may read it: the site runs as a user of its own.
		expect(statSync(join(release, "build")).mode & 0o777).toBe(0o755);
		expect(existsSync(join(release, ".env"))).toBe(false);
		expect(readFileSync(log, "utf8").trim().split("\n")).toEqual([
			expect.stringMatching(/^ci /),
			`run build https://www.example.com production ${one.split("-").at(-1)}`,
			expect.stringMatching(/^prune --omit=dev /),
		]);
		for (const unit of ["agency.service", "agency-backup.service", "agency-backup.timer"]) {
			expect(readFileSync(at(`etc/systemd/system/${unit}`), "utf8")).toBe(read(unit));
		}
		expect(readFileSync(at("etc/caddy/Caddyfile"), "utf8")).toBe(caddyfile);
		expect(readFileSync(at("etc/systemd/system/caddy.service.d/agency.conf"), "utf8")).toBe(
			"[Service]\nEnvironment=DOMAIN=www.example.com MAIL=owner@example.com\n",
		);
		expect(statSync(at("var/backups/agency")).mode & 0o777).toBe(0o700);

		rmSync(log);
		expect(install()).toMatchObject({ status: 0 });
		expect(existsSync(log)).toBe(false);
		expect(readFileSync(file, "utf8")).toBe(text);

		const releases = () => readdirSync(at("opt/agency/releases")).sort();
		const two = commit("second");
		expect(install()).toMatchObject({ status: 0 });
		expect(releases()).toEqual([one, two].sort());
		const three = commit("third");
		expect(install()).toMatchObject({ status: 0 });
		expect(releases()).toEqual([two, three].sort());
		expect(install()).toMatchObject({ status: 0 });
		expect(releases()).toEqual([two, three].sort());
		expect(readlinkSync(at("opt/agency/current"))).toBe(`releases/${three}`);
	});
});
