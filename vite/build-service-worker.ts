import { build, type Plugin } from "vite";

const entry = "app/features/offline/service-worker.ts";

/**
 * Builds the service worker. It must be at the root to serve every page, under a name that never changes. It is built
 * separately: a chunk shared with the pages would run their code, which needs a window.
 */
export function buildServiceWorker(): Plugin {
	return {
		name: "build-service-worker",
		apply: "build",
		applyToEnvironment: (environment) => environment.name === "client",
		async generateBundle() {
			const built = await build({
				configFile: false,
				logLevel: "warn",
				build: {
					write: false,
					target: "es2022",
					modulePreload: false,
					rolldownOptions: { input: entry, output: { codeSplitting: false } },
				},
			});
			const [chunk] = "output" in built ? built.output : [];
			if (!chunk) throw new Error(`${entry} was not built`);
			this.emitFile({ type: "asset", fileName: "sw.js", source: chunk.code });
		},
	};
}
