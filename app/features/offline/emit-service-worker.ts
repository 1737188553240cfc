import type { Plugin } from "vite";

/** The worker must live at the root to serve every page, under a name that never changes. */
export function emitServiceWorker(): Plugin {
	return {
		name: "emit-service-worker",
		apply: "build",
		applyToEnvironment: (environment) => environment.name === "client",
		buildStart() {
			this.emitFile({ type: "chunk", id: "/app/features/offline/service-worker.ts", fileName: "sw.js" });
		},
	};
}
