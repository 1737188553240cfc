import { desc, getTableColumns, sql } from "drizzle-orm";
import { blogPublications } from "#database/schema.ts";
import { listLimit, maySeeRegister, type StaffRole } from "#domain/staff/roles.ts";
import type { Services } from "../services.server.ts";
import { NotAllowedError } from "../staff/dashboard-lists.server.ts";

const { rendering: _, ...columns } = getTableColumns(blogPublications);

/** An entry of the register, without the article itself. */
export type Publication = Omit<typeof blogPublications.$inferSelect, "rendering">;

/**
 * One page of the register, the newest entries first.
 * @param before the id of the last entry on the page before
 * @throws NotAllowedError unless the reader is an admin
 */
export async function listPublications(
	{ database }: Pick<Services, "database">,
	role: StaffRole,
	before: string | null = null,
): Promise<{ rows: Publication[]; olderThan: string | null }> {
	if (!maySeeRegister(role)) throw new NotAllowedError();
	const { id, publishedAt } = blogPublications;
	const isOlder = sql`(${publishedAt}, ${id}) < (SELECT ${publishedAt}, ${id} FROM ${blogPublications} WHERE ${id} = ${before})`;
	const found = await database.db
		.select(columns)
		.from(blogPublications)
		.where(before ? isOlder : undefined)
		.orderBy(desc(publishedAt), desc(id))
		.limit(listLimit + 1);
	const rows = found.slice(0, listLimit);
	return { rows, olderThan: found.length > listLimit ? (rows.at(-1)?.id ?? null) : null };
}
