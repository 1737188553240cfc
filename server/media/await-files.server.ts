import { setTimeout as wait } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { blogImages } from "#database/schema.ts";
import type { Services } from "../services.server.ts";

const [patienceMs, pauseMs] = [20_000, 250];

/** Waits for the files of an image, which a job makes. `later`: that takes longer than anybody should wait. */
export async function awaitFiles(
	{ database }: Pick<Services, "database">,
	imageId: string,
): Promise<"made" | "failed" | "later"> {
	for (let waited = 0; waited < patienceMs; waited += pauseMs) {
		const [image] = await database.db
			.select({ encodedAt: blogImages.encodedAt, failedAt: blogImages.failedAt })
			.from(blogImages)
			.where(eq(blogImages.id, imageId));
		if (image?.failedAt) return "failed";
		if (image?.encodedAt) return "made";
		await wait(pauseMs);
	}
	return "later";
}
