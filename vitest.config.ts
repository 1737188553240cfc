import { defineConfig } from "vitest/config";
import { compileMessages } from "./i18n/compile-messages.ts";

const shared = {
	plugins: [compileMessages()],
	resolve: { alias: { "use-intl/format-message": "use-intl/format-message/format-only" } },
};

export default defineConfig({
	test: {
		projects: [
			{
				...shared,
				test: {
					name: "unit",
					include: ["**/*.test.{ts,tsx}"],
					exclude: ["**/*.integration.test.ts", "node_modules", "build", "tests/e2e"],
					server: { deps: { inline: ["use-intl"] } },
				},
			},
			{
				...shared,
				test: {
					name: "integration",
					include: ["**/*.integration.test.ts"],
					exclude: ["node_modules", "build"],
					globalSetup: ["tests/support/postgres-server.ts"],
					testTimeout: 60_000,
					hookTimeout: 120_000,
					server: { deps: { inline: ["use-intl"] } },
				},
			},
		],
	},
});
