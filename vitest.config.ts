import { defineConfig } from "vitest/config";
import { compileMessages } from "./vite/compile-messages.ts";

const shared = {
	plugins: [compileMessages()],
	resolve: { alias: { "use-intl/format-message": "use-intl/format-message/format-only" } },
};
const server = { deps: { inline: ["use-intl"] } };
const elsewhere = ["node_modules", "build"];

export default defineConfig({
	test: {
		projects: [
			{
				...shared,
				test: {
					name: "unit",
					include: ["**/*.test.{ts,tsx}"],
					exclude: ["**/*.integration.test.ts", "tests/failure", "tests/site", ...elsewhere],
					server,
				},
			},
			{
				...shared,
				test: {
					name: "integration",
					include: ["**/*.integration.test.ts"],
					exclude: elsewhere,
					globalSetup: ["tests/support/postgres-server.ts"],
					testTimeout: 60_000,
					hookTimeout: 120_000,
					server,
				},
			},
			{
				...shared,
				// What the built site answers, read as HTML.
				test: {
					name: "site",
					include: ["tests/site/*.test.ts"],
					globalSetup: ["tests/support/site-origin.ts"],
					testTimeout: 60_000,
					hookTimeout: 60_000,
					server,
				},
			},
			{
				...shared,
				// The built site under hostile senders and sudden death.
				test: {
					name: "failure",
					include: ["tests/failure/*.test.ts"],
					globalSetup: ["tests/support/postgres-server.ts"],
					fileParallelism: false,
					testTimeout: 60_000,
					hookTimeout: 120_000,
					server,
				},
			},
		],
	},
});
