import { eq } from "drizzle-orm";
import { leadImports } from "#database/schema.ts";
import { isJobPending } from "../../platform/queued-jobs.server.ts";
import type { Services } from "../../services.server.ts";

/** Enqueues imports that have no job any more, such as one that failed for good. Call it when the site starts. */
export async function continueImports({ database: { db }, jobs }: Pick<Services, "database" | "jobs">): Promise<void> {
	const running = await db.select({ id: leadImports.id }).from(leadImports).where(eq(leadImports.state, "running"));
	for (const { id } of running) {
		if (!(await isJobPending(db, "import-leads", ["importId", id]))) await jobs.send("import-leads", { importId: id });
	}
}
