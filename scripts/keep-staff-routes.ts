import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Addresses below these are pages of the application, or forms that they send. */
const staffPath = /^(?:account|admin|auth|blog\/preview)(?:\/|$)/;

interface Manifest {
	routes: Record<string, { parentId?: string; path?: string }>;
}

/**
 * Leaves only staff's routes in the list of routes that browsers load. The router runs on staff's pages alone, and from
 * these a link to any other page loads a document.
 */
export async function keepStaffRoutes(client: string): Promise<void> {
	for await (const name of glob("assets/manifest-*.js", { cwd: client })) {
		const file = join(client, name);
		const code = await readFile(file, "utf8");
		const [start, end] = [code.indexOf("{"), code.lastIndexOf("}") + 1];
		const manifest = JSON.parse(code.slice(start, end)) as Manifest;
		const { routes } = manifest;
		const isStaff = (id: string): boolean => {
			const { parentId, path = "" } = routes[id] ?? {};
			if (parentId === undefined) return true;
			return parentId === "root" ? staffPath.test(path) : isStaff(parentId);
		};
		manifest.routes = Object.fromEntries(Object.entries(routes).filter(([id]) => isStaff(id)));
		await writeFile(file, code.slice(0, start) + JSON.stringify(manifest) + code.slice(end));
	}
}
