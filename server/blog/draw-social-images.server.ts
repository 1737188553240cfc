import { and, desc, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { blogArticles, blogSocialImages } from "#database/schema.ts";
import type { Services } from "../services.server.ts";
import { socialImagePng } from "../social-images/social-image-png.server.ts";
import { blogTopic } from "./blog-topic.server.ts";
import { saysTheSame, socialImageLook, socialImageOf } from "./social-image-of-post.server.ts";

type DrawingParts = Pick<Services, "clock" | "database" | "jobs" | "log" | "renderer">;

/** The maximum of attempts for one image. A process may end for another reason, but not that often. */
const maxAttempts = 3;
/** In one run, so that no run takes long. */
const maxImages = 10;

let previous: Promise<unknown> = Promise.resolve();

/**
 * Draws the social images that are missing, one at a time: of articles that were published, or got another title or
 * category. Deletes those that nobody may see any more.
 */
export function drawSocialImages(parts: DrawingParts): Promise<void> {
	const drawing = previous.then(() => drawMissing(parts));
	previous = drawing.catch(() => {});
	return drawing;
}

async function drawMissing(parts: DrawingParts): Promise<void> {
	const { database, jobs } = parts;
	await deleteHidden(parts);
	const missing = await readMissing(parts);
	let drawn = 0;
	for (const article of missing) if (await draw(parts, article)) drawn += 1;
	if (drawn > 0) await database.changes.announce(blogTopic);
	if (missing.length === maxImages) await jobs.send("draw-social-images", {});
}

async function deleteHidden({ database: { db } }: DrawingParts): Promise<void> {
	const hidden = db.select({ id: blogArticles.id }).from(blogArticles).where(eq(blogArticles.published, false));
	await db.delete(blogSocialImages).where(inArray(blogSocialImages.articleId, hidden));
}

/** The newest first: they are shared soon. */
function readMissing({ database: { db } }: DrawingParts) {
	const { id, locale, title, category, published, published_version, updated_at } = blogArticles;
	const isMissing = or(
		isNull(blogSocialImages.articleId),
		and(isNull(blogSocialImages.bytes), lt(blogSocialImages.attempts, maxAttempts)),
	);
	return db
		.select({ id, locale, title, category, version: published_version })
		.from(blogArticles)
		.leftJoin(blogSocialImages, saysTheSame())
		.where(and(eq(published, true), isMissing))
		.orderBy(desc(updated_at), id)
		.limit(maxImages);
}

type Missing = Awaited<ReturnType<typeof readMissing>>[number];

async function draw({ clock, database, log, renderer }: DrawingParts, article: Missing): Promise<boolean> {
	const { id, title, category, version } = article;
	const says = { title, category, look: socialImageLook(), version: version ?? 1 };
	const { db } = database;
	const isSame = and(...(["title", "category", "look"] as const).map((name) => eq(blogSocialImages[name], says[name])));
	// Counted before it begins: a title that ends the process must not do so at every start.
	const state = { ...says, bytes: null, beganAt: clock() };
	await db
		.insert(blogSocialImages)
		.values({ articleId: id, ...state, attempts: 1 })
		.onConflictDoUpdate({
			target: blogSocialImages.articleId,
			set: { ...state, attempts: sql`case when ${isSame} then ${blogSocialImages.attempts} + 1 else 1 end` },
		});
	try {
		const image = socialImageOf(article);
		if (!image) throw new Error("the fonts lack letters of the title");
		const bytes = await socialImagePng(await renderer.socialImage(image));
		await db
			.update(blogSocialImages)
			.set({ bytes })
			// In the meantime, another process may have begun to draw a newer title.
			.where(and(eq(blogSocialImages.articleId, id), isSame));
		return true;
	} catch (error) {
		log.warn({ error, articleId: id }, "a social image could not be drawn");
		return false;
	}
}
