import { parentPort } from "node:worker_threads";
import { setClaims } from "#content/current-claims.server.ts";
import { setLogoFile } from "../drawn-logo.server.ts";
import { serveTasks, type Tasks } from "../platform/task-thread.server.ts";
import type { Drawing } from "./renderer.server.ts";
import { renderings } from "./renderings.server.ts";

// Built as a file of its own, which loads twenty times as fast as the server's bundle.
if (!parentPort) throw new Error("This is not a thread");
const tasks = Object.entries(renderings).map(([name, draw]) => [
	name,
	({ claims, logo, input }: Drawing) => {
		setClaims(claims);
		if (logo !== undefined) setLogoFile(logo);
		return draw(input as never);
	},
]);
serveTasks(parentPort, Object.fromEntries(tasks) as Tasks);
