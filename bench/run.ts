import { spawnSync } from "node:child_process";

const benches: Readonly<Record<string, string>> = {
	weight: "bench/visit.ts",
	load: "bench/load.ts",
	memory: "bench/memory.ts",
	intake: "bench/intake.ts",
	desk: "bench/desk.ts",
	lighthouse: "bench/lighthouse.ts",
};

/** `npm run bench` runs all benches until one fails; `npm run bench -- NAME …` runs one and passes it the arguments. */
const [name, ...given] = process.argv.slice(2);
if (name !== undefined && !Object.hasOwn(benches, name)) {
	console.error(`There is no bench named ${JSON.stringify(name)}, only: ${Object.keys(benches).join(", ")}`);
	process.exitCode = 1;
} else {
	const files = name === undefined ? Object.values(benches) : [benches[name] ?? ""];
	for (const file of files) {
		const { status } = spawnSync(process.execPath, [file, ...given], { stdio: "inherit" });
		process.exitCode = status ?? 1;
		if (process.exitCode !== 0) break;
	}
}
