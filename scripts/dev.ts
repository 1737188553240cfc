import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { createServer as createVite } from "vite";
import { isRefusal } from "./refusals.ts";

/** `npm run dev`: the same HTTP edge in front of Vite, which renders each page from the current code. */

if (process.env.NODE_ENV === undefined) process.env.NODE_ENV = "development";
const server = createServer();
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: "custom" });
const entry = (await vite.ssrLoadModule("./server/entry.server.ts")) as typeof import("../server/entry.server.ts");

const { env, site } = await open().catch(refuse);
site.services.ready
	.then((services) => entry.offerSetup(services, { isTerminal: process.stdout.isTTY }))
	.then((offer) => offer && process.stdout.write(`${offer}\n`))
	.catch(refuse);
const app = entry.createApp(site, {
	files: new Map(),
	build: async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild,
	mode: "development",
});

const listener = getRequestListener(async (request, bindings) => {
	const response = await app.fetch(request, bindings);
	// Vite reloads pages through inline scripts and a web socket.
	response.headers.delete("Content-Security-Policy");
	return response;
});
server.on("request", (incoming, outgoing) => {
	vite.middlewares(incoming, outgoing, () => listener(incoming, outgoing));
});
server.listen(env.port, env.host, () => process.stdout.write(`The site is at http://localhost:${env.port}\n`));

for (const signal of ["SIGTERM", "SIGINT"] as const) {
	process.once(signal, async () => {
		await vite.close();
		await site.close();
		process.exit(0);
	});
}

async function open() {
	const env = entry.readSiteEnv(process.env);
	return { env, site: await entry.openSite(env) };
}

function refuse(error: unknown): never {
	if (!isRefusal(error)) throw error;
	process.stderr.write(`${error.message}\n`);
	process.exit(1);
}
