import { and, eq } from "drizzle-orm";
import { blogArticles, blogImageFiles, blogSocialImages } from "#database/schema.ts";
import { type ImageFormat, type ImageWidth, isPortraitWidth } from "#domain/blog/image-address.ts";
import { isDrawn } from "../blog/social-image-of-post.server.ts";
import { readPublishedTeam } from "../pages/published-team.server.ts";
import type { Services } from "../services.server.ts";

export interface ImageFile {
	id: string;
	width: ImageWidth;
	format: ImageFormat;
}

/** Where the files of images are: nothing else knows that it is the database. */
export interface ImageFiles {
	/** Null if the file doesn't exist, doesn't exist yet, or is a portrait of somebody whom visitors don't see with it. */
	read(file: ImageFile): Promise<Uint8Array | null>;
	/**
	 * The social image of an article that readers see. Null if it doesn't exist, or the article has another one now.
	 */
	readSocial(image: { articleId: string; version: number }): Promise<Uint8Array | null>;
}

/**
 * Caches files, so that many readers of an article cost the database one query for each file, and none while it is
 * away.
 */
const maxBytesInMemory = 64 * 1024 * 1024;

export function openImageFiles(
	{ clock, database: { db } }: Pick<Services, "clock" | "database">,
	maxBytes = maxBytesInMemory,
): ImageFiles {
	/** The files in memory. The one that was read last comes last. */
	const memory = new Map<string, Uint8Array>();
	let size = 0;

	function remember(key: string, bytes: Uint8Array): void {
		if (!memory.delete(key)) size += bytes.byteLength;
		memory.set(key, bytes);
		for (const [oldest, { byteLength }] of memory) {
			if (size <= maxBytes) break;
			memory.delete(oldest);
			size -= byteLength;
		}
	}

	return {
		async read({ id, width, format }) {
			const key = `${id}-${width}.${format}`;
			const known = memory.get(key);
			const { imageId, width: ofWidth, format: inFormat, bytes } = blogImageFiles;
			const isFile = and(eq(imageId, id), eq(ofWidth, width), eq(inFormat, format));
			const found = known ?? (await db.select({ bytes }).from(blogImageFiles).where(isFile))[0]?.bytes;
			if (!found) return null;
			// It is not kept in memory, because it ends with the permission, the role, or another photograph.
			if (isPortraitWidth(width)) {
				const team = await readPublishedTeam(db, clock());
				return team.some(({ portrait }) => portrait?.photo?.imageId === id) ? found : null;
			}
			remember(key, found);
			return found;
		},
		// It is not kept in memory, because it ends with the publication and only programs ask for it.
		async readSocial({ articleId, version }) {
			const [image] = await db
				.select({ bytes: blogSocialImages.bytes })
				.from(blogSocialImages)
				.innerJoin(blogArticles, isDrawn())
				.where(and(eq(blogSocialImages.articleId, articleId), eq(blogSocialImages.version, version)));
			return image?.bytes ?? null;
		},
	};
}
