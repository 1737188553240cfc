import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Sql } from "postgres";

/** The program on the PATH, or where Debian installs it; installs it as root on Debian. */
export function ensurePgbench(): string | undefined {
	return findPgbench() ?? installPgbench();
}

function findPgbench(): string | undefined {
	const folders = (process.env.PATH ?? "").split(":").filter(Boolean);
	const debian = globSync("/usr/lib/postgresql/*/bin").sort().toReversed();
	return [...folders, ...debian].map((folder) => join(folder, "pgbench")).find((path) => existsSync(path));
}

function installPgbench(): string | undefined {
	if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return undefined;
	run("apt-get", "update");
	run("apt-get", "install", "--yes", "--no-install-recommends", "postgresql-contrib");
	return findPgbench();
}

function run(command: string, ...parameters: string[]): void {
	spawnSync(command, parameters, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
}

/**
 * The transaction that stores so many leads, as a script of pgbench: the rows of a lead that the site has stored, with new
 * ids for each lead and in each run. Each table gets all its rows by one statement, as the site stores a batch.
 */
export async function leadScript(sql: Sql, lead: { id: string; submissionId: string }, leads: number): Promise<string> {
	const each = Array.from({ length: leads }, (_, index) => index);
	const newId = (name: string, one: number) => `md5('${name}/${one}' || :number)::uuid`;
	const inserts: string[] = [];
	const consentId = `SELECT id FROM consent_records WHERE contact_submission_id = '${lead.id}'`;
	const tables = [
		["public.contact_submissions", `id = '${lead.id}'`],
		["public.consent_records", `contact_submission_id = '${lead.id}'`],
		["public.record_bodies", `record_id IN (${consentId})`],
		["public.record_keys", `record_id IN (${consentId})`],
		["public.conversion_events", "true LIMIT 1"],
		["public.used_captcha_tokens", "true LIMIT 1"],
		["jobs.job", `data->>'leadId' = '${lead.id}'`],
	] as const;
	for (const [table, condition] of tables) {
		const [schema = "", name = ""] = table.split(".");
		const columns = await sql<{ name: string; type: string }[]>`
			SELECT column_name AS name, udt_name AS type FROM information_schema.columns
			WHERE table_schema = ${schema} AND table_name = ${name} AND is_generated = 'NEVER' AND is_identity = 'NO'
			AND coalesce(column_default, '') NOT LIKE 'nextval%' ORDER BY ordinal_position`;
		const asText = columns.map((column) => `"${column.name}"::text`).join(", ");
		const rows = await sql.unsafe<Record<string, string | null>[]>(`SELECT ${asText} FROM ${table} WHERE ${condition}`);
		const valuesOf = (row: Record<string, string | null>, index: number, one: number) => {
			const literals = columns.map(({ name: column }) => {
				const value = row[column] ?? null;
				if (value === null) return "NULL";
				if (value === lead.id) return newId("lead", one);
				if (value === lead.submissionId) return newId("submission", one);
				if (column === "token_hash") return `md5('token/${one}' || :number)`;
				if (column === "record_id") return newId("public.consent_records0", one);
				if (column === "id") return newId(`${table}${index}`, one);
				return literal(value);
			});
			return `(${literals.join(", ")})`;
		};
		const values = each.flatMap((one) => rows.map((row, index) => valuesOf(row, index, one)));
		if (values.length === 0) continue;
		const names = columns.map(({ name }) => `"${name}"`).join(", ");
		inserts.push(`INSERT INTO ${table} (${names}) VALUES ${values.join(", ")};`);
	}
	return [
		"\\set number random(1, 9000000000000000000)",
		"BEGIN;",
		`SELECT id FROM contact_submissions WHERE submission_id IN (${each.map((one) => newId("submission", one)).join(", ")});`,
		...inserts,
		"END;",
		"",
	].join("\n");
}

/** A colon before a letter or digit would be a variable to pgbench, even in quotes. */
function literal(value: string): string {
	const escaped = value.replaceAll("\\", "\\\\").replaceAll("'", "''").replaceAll("\n", "\\n");
	return `E'${escaped.replaceAll(":", "\\x3A")}'`;
}

/** @returns the duration of each transaction in milliseconds, and how many there were in a second */
export function runPgbench(program: string, url: string, script: string, clients: number, seconds: number) {
	const folder = mkdtempSync(join(tmpdir(), "sunfield-pgbench-"));
	try {
		writeFileSync(join(folder, "lead.sql"), script);
		const numbers = ["--client", String(clients), "--time", String(seconds)];
		const output = ["--log", "--log-prefix", join(folder, "log")];
		const mode = ["--no-vacuum", "--protocol", "prepared", "--file", join(folder, "lead.sql")];
		const { status, stdout, stderr } = spawnSync(program, [...mode, ...numbers, ...output, url], { encoding: "utf8" });
		const rate = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
		if (status !== 0 || !(rate > 0)) throw new Error(`pgbench failed:\n${stdout}\n${stderr}`);
		const durations = readdirSync(folder)
			.filter((name) => name.startsWith("log"))
			.flatMap((name) => readFileSync(join(folder, name), "utf8").trim().split("\n"))
			.map((line) => Number(line.split(" ")[2]) / 1000);
		return { rate, durations };
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
