import { promisify } from "node:util";
import { asc } from "drizzle-orm";
import { type AsyncZippable, strToU8, zip } from "fflate";
import { claimsRegister } from "#content/claims.ts";
import { blogPublications } from "#database/schema.ts";
import { isClaimId } from "#domain/agency/claim-evidence.ts";
import { parseImagePath } from "#domain/blog/post-image.ts";
import { guardedCell } from "#domain/lead-exchange/safe-cell.ts";
import { localizedPath } from "#domain/site/pages.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { maySeeRegister } from "#domain/staff/roles.ts";
import { csvOf } from "../platform/csv.server.ts";
import type { Services } from "../services.server.ts";
import { NotAllowedError } from "../staff/dashboard-lists.server.ts";
import { recordSecurity } from "../staff/security-log.server.ts";
import { registerImages } from "./register-page.server.tsx";

type RegisterParts = Pick<Services, "clock" | "database" | "env" | "images">;
type Row = typeof blogPublications.$inferSelect;

/** The whole register as a table that a spreadsheet opens. No cell is read as a formula. */
export async function exportRegisterTable(services: RegisterParts, by: Actor): Promise<string> {
	return tableOf(services, await readRegister(services, by));
}

/**
 * The whole register as a folder, zipped: the table, each article as readers saw it, and its images. It opens on any
 * computer, without the site.
 */
export async function exportRegisterFolder(services: RegisterParts, by: Actor): Promise<Uint8Array> {
	const rows = await readRegister(services, by);
	const files: AsyncZippable = { "register.csv": strToU8(tableOf(services, rows)) };
	for (const row of rows) {
		files[fileOf(row)] = strToU8(row.rendering);
		for (const [path] of row.rendering.matchAll(imagePaths)) {
			const image = files[path] ? null : parseImagePath(`/${path}`);
			const bytes = image && (await services.images.read(image));
			// Compressed already.
			if (bytes) files[path] = [bytes, { level: 0 }];
		}
	}
	return promisify<AsyncZippable, Uint8Array>(zip)(files);
}

const imagePaths = new RegExp(`\\b${registerImages}[\\w.-]+`, "g");

async function readRegister({ clock, database }: RegisterParts, by: Actor): Promise<Row[]> {
	if (!maySeeRegister(by.role)) throw new NotAllowedError();
	return database.db.transaction(async (transaction) => {
		const event = { table: "blog_publications", action: "REGISTER_EXPORTED", userId: by.userId } as const;
		await recordSecurity(transaction, clock(), { ...event, ip: by.ip });
		return transaction
			.select()
			.from(blogPublications)
			.orderBy(asc(blogPublications.publishedAt), asc(blogPublications.id));
	});
}

/** In English, because examiners of the state read it. */
function tableOf({ env }: Pick<RegisterParts, "env">, rows: Row[]): string {
	const lines = rows.map((row) => ({
		"Published (UTC)": row.publishedAt.toISOString(),
		"Taken off (UTC)": row.endedAt?.toISOString() ?? "",
		Why: row.endedBecause ?? "",
		"Taken off by": row.endedByName ?? "",
		Language: row.locale,
		Address: env.siteOrigin + localizedPath(row.locale, `/blog/${row.slug}`),
		Title: row.title,
		Version: row.version,
		"Written by": row.writtenByName,
		"Approved by": row.approvedByName,
		"Approved (UTC)": row.approvedAt.toISOString(),
		Claims: row.claims
			.filter(isClaimId)
			.map((claim) => `${claim}: ${claimsRegister[claim].says}`)
			.join("\n"),
		File: fileOf(row),
		"SHA-256 of the text": row.versionHash,
		"SHA-256 of this entry": row.hash,
	}));
	const cells = lines.map((line) => Object.values(line).map((value) => guardedCell(String(value))));
	return csvOf([Object.keys(lines[0] ?? {}), ...cells]);
}

function fileOf({ publishedAt, locale, slug, id }: Row): string {
	return `${publishedAt.toISOString().slice(0, 10)}-${slug}-${locale}-${id.slice(0, 8)}.html`;
}
