import manifest from "../package.json" with { type: "json" };
import type { SiteVersion } from "./platform/http/health.server.ts";

export const siteVersion: SiteVersion = {
	version: manifest.version,
	...(import.meta.env.VITE_COMMIT && { commit: import.meta.env.VITE_COMMIT }),
};
