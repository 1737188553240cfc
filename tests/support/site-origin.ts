import type { TestProject } from "vitest/node";
import { startSite } from "./site.ts";

declare module "vitest" {
	interface ProvidedContext {
		siteOrigin: string;
	}
}

/** Starts one built site for all tests that read its HTML. */
export default async function setup(project: TestProject) {
	const site = await startSite();
	project.provide("siteOrigin", site.origin);
	return site.stop;
}
