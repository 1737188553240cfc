import { expect, test } from "vitest";
import { testEnv } from "#tests/support/edge.ts";
import type { DatabaseClient } from "../platform/database/client.server.ts";
import { createLog } from "../platform/log.server.ts";
import { createAuth } from "./auth.server.ts";

const database = { db: {} } as DatabaseClient;

test.each([
	["https://site.example", "__Host-sf.session_token", true],
	["http://localhost:3000", "sf.session_token", false],
])("at %s the session's cookie is %s", async (SITE_ORIGIN, name, secure) => {
	const auth = createAuth({
		env: testEnv({ SITE_ORIGIN }),
		clock: () => new Date(),
		database,
		log: createLog("silent"),
	});
	const { sessionToken } = (await auth.$context).authCookies;
	expect(sessionToken.name).toBe(name);
	expect(sessionToken.attributes).toMatchObject({ secure, path: "/", httpOnly: true, sameSite: "lax" });
	expect(sessionToken.attributes.domain).toBeUndefined();
});
