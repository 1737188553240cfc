import { createServer } from "vite";
import { UsageError } from "./usage-error.ts";

/**
 * `npm run demo`: fills DATA_DIR (./demo-data if not set) with half a year of an agency that does not exist. DEMO_LEADS
 * says how many leads, 3,000 if not set. The first account's password is random, or DEMO_PASSWORD.
 */

// The server's code is written for Vite, as in `npm run dev`.
process.env.NODE_ENV ??= "development";
const vite = await createServer({ server: { middlewareMode: true, ws: false }, appType: "custom", logLevel: "error" });
try {
	const { makeDemo } = (await vite.ssrLoadModule(
		"./scripts/demo/make-demo.ts",
	)) as typeof import("./demo/make-demo.ts");
	const lines = await makeDemo(process.env);
	process.stdout.write(`${lines.join("\n")}\n`);
} catch (error) {
	const { name = "" } = error as Error;
	if (!(error instanceof UsageError) && !["UsageError", "FolderInUseError", "ConfigurationError"].includes(name))
		throw error;
	process.stderr.write(`${(error as Error).message}\n`);
	process.exitCode = 1;
} finally {
	await vite.close();
}
