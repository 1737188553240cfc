import type { Hono } from "hono";
import type { Edge, EdgeTypes } from "./edge.server.ts";

const timeoutMs = 2000;

export async function isDatabaseReachable(services: Edge["services"]): Promise<boolean> {
	if (!services.current) return false;
	let timer: NodeJS.Timeout | undefined;
	const tooLate = new Promise<false>((resolve) => {
		timer = setTimeout(resolve, timeoutMs, false);
	});
	const responded = services.current.database.ping().then(
		() => true,
		() => false,
	);
	return Promise.race([responded, tooLate]).finally(() => clearTimeout(timer));
}

/** Which version runs. */
export interface SiteVersion {
	version: string;
	/** Absent if the build didn't know it. */
	commit?: string;
}

export const healthPath = "/healthz";
export const healthOf = ({ version, commit }: SiteVersion) => ({ status: "ok", version, ...(commit && { commit }) });
export const uncached = { "Cache-Control": "no-store" };

/**
 * `/healthz` fails if the process must be restarted, and names the version that runs. `/readyz` fails while leads can't
 * be received; its body also says whether the database is reachable.
 */
export function addHealthChecks(
	app: Hono<EdgeTypes>,
	edge: Pick<Edge, "services" | "canReceiveLeads" | "closing" | "version">,
): void {
	app.get(healthPath, (c) => c.json(healthOf(edge.version), 200, uncached));
	app.get("/readyz", async (c) => {
		const isReachable = await isDatabaseReachable(edge.services);
		const status = isReachable ? "ok" : "database unavailable";
		const isReady = !edge.closing.aborted && (await edge.canReceiveLeads(isReachable));
		return c.json({ status }, isReady ? 200 : 503, uncached);
	});
}
