import { build, type Plugin, type UserConfig } from "vite";

const entry = "server/rendering/rendering-thread.server.ts";

/**
 * Builds what draws emails, PDFs and social images beside the server's bundle. A thread that loaded the whole bundle took
 * five seconds and 300 MB for an email.
 */
export function buildRenderings({ define, plugins, resolve }: UserConfig): Plugin {
	return {
		name: "build-renderings",
		apply: "build",
		applyToEnvironment: (environment) => environment.name === "ssr",
		async generateBundle() {
			const built = await build({
				configFile: false,
				logLevel: "warn",
				define,
				plugins,
				resolve,
				// With most packages, because looking for thousands of small files takes seconds. The PDF library finds its fonts
				// by itself, and shares React with what it draws.
				ssr: {
					noExternal: true,
					external: [
						"@react-pdf/layout",
						"@react-pdf/render",
						"@react-pdf/renderer",
						"pdfkit",
						"react",
						"react-dom",
						"sharp",
					],
				},
				build: {
					write: false,
					ssr: entry,
					target: "es2022",
					rolldownOptions: {
						output: { entryFileNames: "renderings.js", chunkFileNames: "renderings/[name]-[hash].js" },
					},
				},
			});
			for (const file of "output" in built ? built.output : []) {
				if (file.type === "chunk") this.emitFile({ type: "prebuilt-chunk", fileName: file.fileName, code: file.code });
				else this.emitFile({ type: "asset", fileName: file.fileName, source: file.source });
			}
		},
	};
}
