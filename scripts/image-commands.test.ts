import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { expect, test } from "vitest";
import { ofThisTurn } from "#tests/support/turns.ts";

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
	packages: Record<string, { dev?: boolean }>;
};
/** The folders and files of the image, from its last stage. */
const copied = [...readFileSync("Dockerfile", "utf8").matchAll(/^COPY (?!--)(\S+)/gm)].map(([, path = ""]) => path);

/** The commands open neither a data folder nor a database: nothing listens on this port. */
const nothingToOpen = {
	AUTH_SECRET: "an image, the auth secret",
	CAPTCHA_SECRET: "an image, the captcha secret",
	DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
};

/** Prints the address of every module that a command loads, its own processes included. */
const printModules = `data:text/javascript,${encodeURIComponent(`
	import { registerHooks } from "node:module";
	registerHooks({
		resolve(specifier, context, next) {
			const found = next(specifier, context);
			process.stderr.write("loads " + found.url + "\\n");
			return found;
		},
	});
`)}`;

function modulesOf(command: string, parameters: string[]): string[] {
	const { stderr } = spawnSync(process.execPath, ["scripts/ops.ts", command, ...parameters], {
		encoding: "utf8",
		maxBuffer: 64 * 1024 * 1024,
		env: { PATH: process.env.PATH, NODE_OPTIONS: `--import=${printModules}`, ...nothingToOpen },
	});
	return [...stderr.matchAll(/^loads file:\/\/(.*)$/gm)].map(([, path = ""]) => relative(process.cwd(), path));
}

// There is no ledger of that name.
test.each(
	ofThisTurn<[command: string, parameters: string[]]>([
		["consent:verify", ["--ledger", "none"]],
		["consent:annotate", []],
		["consent:check", []],
		["launch:check", []],
		["backup", []],
		["restore", []],
		["upgrade", []],
	]),
)(
	"%s runs in the image: it loads what is copied there, and no package for development",
	{ timeout: 30_000 },
	(command, parameters) => {
		const modules = modulesOf(command, parameters);
		expect(modules.length).toBeGreaterThan(20);
		const installed = modules.flatMap((path) => /^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []);
		expect(installed.filter((name) => packages[name]?.dev)).toEqual([]);
		const own = modules.filter((path) => !path.startsWith("node_modules/"));
		expect(own.filter((path) => !copied.some((folder) => path === folder || path.startsWith(`${folder}/`)))).toEqual(
			[],
		);
	},
);
