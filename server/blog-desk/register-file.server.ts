import { eq } from "drizzle-orm";
import { blogPublications } from "#database/schema.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import { exportRegisterFolder, exportRegisterTable } from "../blog/export-register.server.ts";
import { registerImages } from "../blog/register-page.server.tsx";
import type { Services } from "../services.server.ts";

const tableFile = "register.csv";
const folderFile = "register.zip";

/**
 * A file of the register: all of it as a table or as a folder, or one text as readers saw it. Admins only.
 * @param name `register.csv`, `register.zip`, or the id of an entry with `.html`
 */
export async function registerFile(services: Services, by: Actor, name: string): Promise<Response | null> {
	if (name === tableFile) {
		return download(await exportRegisterTable(services, by), "text/csv; charset=utf-8", name);
	}
	if (name === folderFile) {
		return download(new Uint8Array(await exportRegisterFolder(services, by)), "application/zip", name);
	}
	const id = readRowId(name.replace(/\.html$/, ""));
	const rendering = id && (await readRendering(services, id));
	if (!rendering) return null;
	// In an exported folder the images are next to the text; here they are where the site has them.
	const page = rendering
		.replaceAll(`"${registerImages}`, `"/${registerImages}`)
		.replaceAll(`, ${registerImages}`, `, /${registerImages}`);
	const headers = { "Content-Type": "text/html; charset=utf-8" };
	return new Response(page, { headers });
}

async function readRendering({ database }: Pick<Services, "database">, id: string): Promise<string | undefined> {
	const [found] = await database.db
		.select({ rendering: blogPublications.rendering })
		.from(blogPublications)
		.where(eq(blogPublications.id, id));
	return found?.rendering;
}

function download(body: string | Uint8Array<ArrayBuffer>, type: string, name: string): Response {
	const headers = { "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"` };
	return new Response(body, { headers });
}
