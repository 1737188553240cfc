import { spawnSync } from "node:child_process";

interface Command {
	/** The program and its first arguments; `node` is the Node.js that runs this. */
	run: [program: string, ...parameters: string[]];
	about: string;
}

const commands: Readonly<Record<string, Command>> = {
	"launch:check": {
		run: ["node", "scripts/launch-check.ts"],
		about: "lists what is missing before the site can go live",
	},
	"rates:import": {
		run: ["node", "scripts/import-rates.ts"],
		about: "replaces the sample rates with an insurer's, from a CSV file",
	},
	signoff: {
		run: ["node", "scripts/sign-off.ts"],
		about: "lists or signs the texts about law and money in one language",
	},
	translated: {
		run: ["node", "scripts/translated.ts"],
		about: "lists the translations whose English changed, or confirms that they still say the same",
	},
	"consent:verify": {
		run: ["node", "scripts/verify-ledger.ts"],
		about: "verifies the consent ledger and lists every break",
	},
	"consent:annotate": {
		run: ["node", "scripts/annotate-ledger.ts"],
		about: "adds a note about a break in the consent ledger",
	},
	"consent:check": {
		run: ["node", "scripts/check-certificate.ts"],
		about: "checks the file of a consent certificate or an evidence pack",
	},
	"audit:verify": {
		run: ["node", "scripts/verify-ledger.ts", "--ledger", "audit"],
		about: "verifies the audit ledger and lists every break",
	},
	"audit:annotate": {
		run: ["node", "scripts/annotate-ledger.ts", "--ledger", "audit"],
		about: "adds a note about a break in the audit ledger",
	},
	backup: {
		run: ["node", "scripts/backup.ts"],
		about: "makes an encrypted backup, also while the site is running (docs/operations.md)",
	},
	"backup:key": {
		run: ["node", "scripts/backup-key.ts"],
		about: "makes the pair of keys for backups",
	},
	restore: {
		run: ["node", "scripts/restore.ts"],
		about: "restores a backup into an empty data folder or database, or checks one",
	},
	upgrade: {
		run: ["node", "scripts/upgrade.ts"],
		about: "after an update: backs up, migrates and verifies the database, or leaves it as it was",
	},
	chaos: {
		run: ["node", "scripts/chaos.ts"],
		about: "in a built checkout: stages faults under a stream of leads, and writes bench/faults.md",
	},
	"check:dependencies": {
		run: ["node", "scripts/check-dependencies.ts"],
		about: "looks for known vulnerabilities in the installed packages",
	},
	sbom: {
		run: ["npm", "sbom", "--sbom-format", "cyclonedx", "--omit", "dev"],
		about: "prints the packages that run in production as CycloneDX",
	},
};

/** `npm run ops -- NAME …` runs one command of the site's operators. Without a name it lists them. */
const [name, ...given] = process.argv.slice(2);
const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command) {
	const [program, ...parameters] = command.run;
	const { status, error } = spawnSync(program === "node" ? process.execPath : program, [...parameters, ...given], {
		stdio: "inherit",
		// On Windows, npm is a batch file.
		shell: program === "npm" && process.platform === "win32",
	});
	if (error) throw error;
	process.exitCode = status ?? 1;
} else {
	const width = Math.max(...Object.keys(commands).map((each) => each.length));
	const lines = Object.entries(commands).map(([each, { about }]) => `  ${each.padEnd(width)}  ${about}`);
	const list = `npm run ops -- NAME [arguments]\n${lines.join("\n")}`;
	if (name === undefined) {
		console.info(list);
	} else {
		console.error(`There is no command named ${JSON.stringify(name)}.\n${list}`);
		process.exitCode = 1;
	}
}
