import { globSync, readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";

const client = "build/client";
const manifestName = readdirSync(`${client}/assets`).find((name) => /^manifest-\w+\.js$/.test(name));
const { entry, routes, url } = readManifest();

/** Of script besides React and its router, as a build for the public compresses it. */
const budgets = [
	{ page: "routes/admin/leads", budgetKb: 41, files: 12 },
	{ page: "routes/admin/lead", budgetKb: 58, files: 16 },
];

interface Module {
	module: string;
	imports?: string[];
}
interface Route extends Module {
	parentId?: string;
	path?: string;
}

function readManifest(): { entry: Module; routes: Record<string, Route>; url: string } {
	const code = readFileSync(`${client}/assets/${manifestName}`, "utf8");
	return JSON.parse(code.slice(code.indexOf("{"), code.lastIndexOf("}") + 1));
}

/** The scripts that a page loads before it can be used. */
function scriptsOf(page: string): string[] {
	const files = [url, entry.module, ...(entry.imports ?? [])];
	for (let id: string | undefined = page; id; id = routes[id]?.parentId) {
		const route: Route | undefined = routes[id];
		if (!route) throw new Error(`There is no route ${id}`);
		files.push(route.module, ...(route.imports ?? []));
	}
	return [...new Set(files)];
}

const compressedKb = (file: string) => brotliCompressSync(readFileSync(client + file)).length / 1024;

test.each(budgets)(
	"$page loads at most $budgetKb KB of its own script, in $files files",
	({ page, budgetKb, files }) => {
		const scripts = scriptsOf(page);
		const own = scripts.filter((file) => !/\/(?:react|router)-/.test(file));
		// Both are there, and nothing else is left out.
		expect(scripts.length - own.length).toBe(2);
		const kb = own.reduce((sum, file) => sum + compressedKb(file), 0);
		expect(kb, own.join(" ")).toBeLessThanOrEqual(budgetKb);
		expect(scripts.length, scripts.join(" ")).toBeLessThanOrEqual(files);
	},
);

test("browsers know the routes of the application, and of no other page", () => {
	const application = globSync("app/routes/**/*.tsx").filter((file) =>
		readFileSync(file, "utf8").includes("isApplication: true"),
	);
	expect(application.length).toBeGreaterThan(5);
	expect(Object.keys(routes)).toEqual(
		expect.arrayContaining(application.map((file) => file.replace(/^app\/|\.tsx$/g, ""))),
	);
	const inFirstPlace = Object.values(routes).filter(({ parentId }) => parentId === "root");
	expect(inFirstPlace.filter(({ path = "" }) => !/^(?:auth|account|admin|blog\/preview)\b/.test(path))).toEqual([]);
});
