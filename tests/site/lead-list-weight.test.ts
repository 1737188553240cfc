import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";

const client = "build/client";
/** The budget of the list besides the framework and the dashboard's frame. */
const budgetKb = 40;

interface Manifest {
	entry: Module;
	routes: Record<string, Module>;
}
interface Module {
	module: string;
	imports?: string[];
}

function readManifest(): Manifest {
	const file = readdirSync(`${client}/assets`).find((name) => /^manifest-\w+\.js$/.test(name));
	const code = readFileSync(`${client}/assets/${file}`, "utf8");
	return JSON.parse(code.slice(code.indexOf("{"), code.lastIndexOf("}") + 1));
}

const filesOf = ({ module, imports = [] }: Module) => [module, ...imports];

function compressedKb(file: string): number {
	const path = client + file;
	return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size / 1024;
}

test(`the script of the list of leads is at most ${budgetKb} KB`, () => {
	const { entry, routes } = readManifest();
	const part = (id: string) => {
		const route = routes[id];
		if (!route) throw new Error(`There is no route ${id}`);
		return filesOf(route);
	};
	const frame = new Set([...filesOf(entry), ...part("root"), ...part("routes/admin/admin-layout")]);
	const own = [...new Set(part("routes/admin/leads"))].filter((file) => !frame.has(file));
	const kb = own.reduce((sum, file) => sum + compressedKb(file), 0);
	expect(own.length).toBeGreaterThan(0);
	expect(kb, own.join(" ")).toBeLessThanOrEqual(budgetKb);
});
