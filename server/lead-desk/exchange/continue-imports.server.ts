import { eq, sql } from "drizzle-orm";
import { leadImports } from "#database/schema.ts";
import { rowsOf } from "../../platform/database/client.server.ts";
import type { Services } from "../../services.server.ts";

/** Enqueues imports that have no job any more, such as one that failed for good. Call it when the site starts. */
export async function continueImports({ database: { db }, jobs }: Pick<Services, "database" | "jobs">): Promise<void> {
	const running = await db.select({ id: leadImports.id }).from(leadImports).where(eq(leadImports.state, "running"));
	for (const { id } of running) {
		const waiting = await db.execute(sql`
			SELECT 1 FROM jobs.job
			WHERE name = 'import-leads' AND state IN ('created', 'retry', 'active') AND data->>'importId' = ${id}`);
		if (rowsOf(waiting).length === 0) await jobs.send("import-leads", { importId: id });
	}
}
