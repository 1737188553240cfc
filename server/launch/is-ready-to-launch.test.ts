import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { testEnv } from "#tests/support/edge.ts";
import { createLog } from "../platform/log.server.ts";
import { isReadyToLaunch } from "./is-ready-to-launch.server.ts";

function ask(variables: Record<string, string>) {
	const lines: string[] = [];
	const sink = new Writable({
		write(chunk, _encoding, done) {
			lines.push(String(chunk));
			done();
		},
	});
	const isReady = isReadyToLaunch(testEnv(variables), createLog("info", sink));
	return { isReady, logged: lines.map((line) => JSON.parse(line)) };
}

test("a production start names what is missing", () => {
	const secrets = {
		AUTH_SECRET: "tR7vJ2mQ9xLw4Bz8NcY1HsKp6DfGa3Ue",
		CAPTCHA_SECRET: "Wq5nZ8rT1yXc7LbM4kVj9PfSd2GhA6Eu",
	};
	const { isReady, logged } = ask({ NODE_ENV: "production", ...secrets });
	expect(isReady).toBe(false);
	expect(logged).toMatchObject([{ level: "warn", missing: expect.arrayContaining(["phone", "terms", "smtp"]) }]);
	expect(logged[0].missing).not.toContain("social");
});

test.each(["development", "test"])("%s is not asked", (NODE_ENV) => {
	expect(ask({ NODE_ENV })).toEqual({ isReady: true, logged: [] });
});
