import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { pinnedPost } from "../../platform/outgoing/pinned-post.server.ts";
import { signatureHeaders } from "./sign-webhook.server.ts";

let receiver: ChildProcess | undefined;
afterEach(() => receiver?.kill());

async function freePort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	server.close();
	await once(server, "close");
	return port;
}

test("the receiver in the documentation accepts our calls once, and nobody else's", async () => {
	const [, code = ""] = /```js\n([\s\S]*?)```/.exec(readFileSync("docs/webhooks.md", "utf8")) ?? [];
	const secret = `whsec_${randomBytes(32).toString("base64")}`;
	const port = await freePort();
	const env = { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) };
	receiver = spawn(process.execPath, ["--input-type=module", "--eval", code], {
		env,
		stdio: ["ignore", "pipe", "inherit"],
	});
	let said = "";
	receiver.stdout?.on("data", (chunk) => {
		said += chunk;
	});
	const post = pinnedPost();
	const call = async (signedWith: string, id: string, sequence: number) => {
		const body = JSON.stringify({ type: "lead.created", data: { id: "lead", sequence } });
		const headers = signatureHeaders([{ format: "whsec", secret: signedWith }], { id, at: new Date(), body });
		return post({ url: `http://127.0.0.1:${port}/`, targets: "ownMachine", headers, body });
	};
	const stranger = `whsec_${randomBytes(32).toString("base64")}`;
	await vi.waitFor(async () => expect(await call(stranger, "x", 0)).toMatchObject({ status: 401 }), {
		timeout: 10_000,
	});
	const id = randomUUID();
	expect([await call(secret, id, 1), await call(secret, id, 1)]).toMatchObject([{ status: 204 }, { status: 204 }]);
	await vi.waitFor(() => expect(said).toBe("lead.created lead 1\n"));
});
