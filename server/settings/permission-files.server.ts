import { createHash } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { permissionFiles } from "#database/schema.ts";
import type { Testimonial } from "#domain/agency/testimonial.ts";
import type { FactErrors } from "#domain/settings/form-rules.ts";
import { maxPermissionBytes, permissionTypes, typeOfPermission } from "#domain/settings/permission-file.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { toShortLine } from "#domain/text/plain-text.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import type { Services } from "../services.server.ts";
import { recordSecurity } from "../staff/security-log.server.ts";

/** A file that somebody chose in the form, with the name that it has on their machine. */
export interface PermissionUpload extends Pick<typeof permissionFiles.$inferInsert, "id" | "type" | "bytes"> {
	name: string;
}

const maxNameLength = 100;

/** Null if nobody chose a file. */
export async function readPermissionUpload(
	file: File | null,
): Promise<{ ok: true; upload: PermissionUpload | null } | { ok: false; errors: FactErrors }> {
	// A browser sends an empty file for a field that was left empty.
	if (!file || (file.size === 0 && file.name === "")) return { ok: true, upload: null };
	if (file.size > maxPermissionBytes) return { ok: false, errors: { permission: "permission_large" } };
	const bytes = new Uint8Array(await file.arrayBuffer());
	const type = typeOfPermission(bytes);
	if (!type) return { ok: false, errors: { permission: "permission_type" } };
	const id = createHash("sha256").update(bytes).digest("hex");
	const name = toShortLine(file.name, maxNameLength).trim() || fileName(id, type);
	return { ok: true, upload: { id, type, bytes, name } };
}

/** Testimonials of a settings file or an earlier version, without permissions whose file this site doesn't have: they are no evidence here. */
export async function withKnownFiles(
	transaction: Transaction,
	list: readonly Testimonial[],
): Promise<readonly Testimonial[]> {
	const named = list.flatMap(({ permission }) => permission?.file || []);
	if (named.length === 0) return list;
	const { id } = permissionFiles;
	const rows = await transaction.select({ id }).from(permissionFiles).where(inArray(id, named));
	const known = new Set(rows.map((row) => row.id));
	return list.map((one) =>
		one.permission?.file && !known.has(one.permission.file)
			? { ...one, permission: { ...one.permission, document: "", file: "" } }
			: one,
	);
}

/** The file, as it was uploaded. It is recorded who has read it. */
export async function exportPermissionFile(
	{ clock, database }: Pick<Services, "clock" | "database">,
	{ userId, ip }: Pick<Actor, "userId" | "ip">,
	file: string,
): Promise<Response> {
	const [found] = await database.db.select().from(permissionFiles).where(eq(permissionFiles.id, file));
	if (!found) return new Response(null, { status: 404 });
	const { id, type, bytes } = found;
	const event = { table: "site_settings", action: "PERMISSION_READ", userId, ip, subjectId: id } as const;
	await recordSecurity(database.db, clock(), event);
	return new Response(Buffer.from(bytes), {
		headers: {
			"Content-Type": type,
			"Content-Disposition": `attachment; filename="${fileName(id, type)}"`,
			// Somebody else's file: nothing in it may run, wherever it is opened.
			"Content-Security-Policy": "sandbox; default-src 'none'",
		},
	});
}

function fileName(id: string, type: keyof typeof permissionTypes): string {
	return `permission-${id.slice(0, 8)}.${permissionTypes[type]}`;
}
