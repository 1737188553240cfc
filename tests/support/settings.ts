import { extname } from "node:path";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { claimsAt, setClaims } from "#content/current-claims.server.ts";
import { siteSettings } from "#database/schema.ts";
import type { SettingsSection } from "#domain/agency/settable-facts.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import type { FormSection } from "#domain/settings/form-rules.ts";
import { settingsSections } from "#domain/settings/sections.ts";
import { claimsPages } from "#server/pages/claims-pages.server.ts";
import { drawingPages } from "#server/pages/drawing-pages.server.ts";
import { iconPages } from "#server/pages/icon-pages.server.ts";
import { socialImagePages } from "#server/pages/social-image-pages.server.ts";
import { servicesHandle } from "#server/platform/http/services-handle.server.ts";
import { type StaticFiles, staticFile } from "#server/platform/http/static-files.server.ts";
import { postSection, postSettingsFile } from "#server/settings/post-settings.server.ts";
import { siteOrigin, testApp } from "./edge.ts";
import { siteBuild } from "./site-build.ts";
import type { TestServices } from "./test-services.ts";

/** What the build draws by itself. */
const drawn = new Map([
	[".png", "built"],
	[".svg", '<svg xmlns="http://www.w3.org/2000/svg" fill="#0d2f3d"/>'],
]);

/** What an owner does on the pages of settings, and the pages that visitors then get. */
export function settingsCalls(services: TestServices, owner: LeadActor) {
	/** The newest version of these sections; 0 if nothing is saved. */
	async function newest(...sections: SettingsSection[]): Promise<number> {
		const rows = await services.database.db.select().from(siteSettings);
		return Math.max(0, ...rows.filter((row) => sections.includes(row.section)).map(({ version }) => version));
	}

	return {
		newest,
		/** Nothing is set. */
		async reset() {
			await services.database.db.delete(siteSettings);
			setClaims(claimsAt(services.clock()));
		},
		post: (fields: Record<string, string>, section: FormSection = "office", file: File | null = null) =>
			postSection(services, owner, section, fields, file),
		importFile: async (file: string) =>
			postSettingsFile(services, owner, { file, seen: String(await newest(...settingsSections)) }),
		/** @param paths what the build has rendered */
		async site(...paths: string[]) {
			const handle = createRequestHandler(await siteBuild(), "production");
			const files: StaticFiles = new Map();
			for (const path of paths) {
				const response = drawn.has(extname(path))
					? new Response(drawn.get(extname(path)))
					: await handle(new Request(siteOrigin + path), new RouterContextProvider());
				files.set(path, staticFile("page.html", Buffer.from(await response.arrayBuffer()), null));
			}
			const handleOf = servicesHandle(services);
			const app = testApp({
				build: await siteBuild(),
				files,
				sources: [
					...claimsPages(services, handleOf),
					socialImagePages(handleOf, files),
					iconPages(handleOf),
					drawingPages(files),
				],
				reception: services,
				services: handleOf,
			});
			const open = async (path: string, init?: RequestInit) => app.request(path, init);
			return Object.assign(async (path: string) => (await open(path)).text(), { open });
		},
	};
}
