import { and, eq, isNull } from "drizzle-orm";
import { blogPublications, blogSchedules } from "#database/schema.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { approveVersion, type Chosen } from "./approve-version.server.ts";
import { changePost, type PostParts, type PostResult } from "./post-action.server.ts";
import { putOnline } from "./put-online.server.ts";
import { forgetRefusedSchedule } from "./refused-schedules.server.ts";

/** Shows readers the draft or a version. They see it within seconds, on every process. */
export async function publishVersion(
	services: PostParts,
	by: Actor,
	chosen: Chosen,
): Promise<PostResult<{ version: number }>> {
	return changePost<{ version: number }>(services, by, chosen.articleId, async (turn) => {
		const approved = await approveVersion(services, turn, by, chosen);
		if (!approved.ok) return approved;
		const { transaction, article, now, note } = turn;
		const { version, approval } = approved;
		// A button that was pressed twice.
		if (article.published && article.published_version === version.number) {
			const [open] = await transaction
				.select({ claims: blogPublications.claims })
				.from(blogPublications)
				.where(and(eq(blogPublications.articleId, article.id), isNull(blogPublications.endedAt)));
			// Other claims are another entry in the register.
			if (open && String(open.claims) === String(approval.claims)) {
				await transaction.delete(blogSchedules).where(eq(blogSchedules.articleId, article.id));
				await forgetRefusedSchedule(transaction, article.id);
				return { ok: true, version: version.number };
			}
		}
		const hash = await putOnline(transaction, services, article, version, approval, now);
		await note("POST_PUBLISHED", [version.number, hash]);
		return { ok: true, version: version.number };
	});
}
