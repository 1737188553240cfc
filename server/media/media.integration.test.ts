import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { replaceFacts } from "#content/facts-in-effect.ts";
import {
	auditEntries,
	blogImageFiles,
	blogImages,
	blogSocialImages,
	publicProfiles,
	staffRecords,
} from "#database/schema.ts";
import { imageFormats, imagePath, imageWidths, portraitWidths } from "#domain/blog/image-address.ts";
import type { PostContent } from "#domain/blog/post-content.ts";
import { mainImagePath } from "#domain/blog/post-image.ts";
import { postSocialImagePath, socialImageSize } from "#domain/site/social-image.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { newProfile, type PublicProfile } from "#domain/team/public-profile.ts";
import { testApp } from "#tests/support/edge.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { contentOf, done, openWriter, writePost } from "#tests/support/writers.ts";
import { drawSocialImages } from "../blog/draw-social-images.server.ts";
import { publishVersion } from "../blog/publish-version.server.ts";
import { createPublishedPosts, type PublishedPosts } from "../blog/published-posts.server.ts";
import { saveDraft } from "../blog/save-draft.server.ts";
import { unpublishPost } from "../blog/unpublish-post.server.ts";
import { servicesHandle } from "../platform/http/services-handle.server.ts";
import { encodeImage } from "./encode-image.server.ts";
import { openImageFiles } from "./image-files.server.ts";
import { storeImage } from "./store-image.server.ts";

/** A photo as a phone takes it: lying, with the place where it was taken. */
const photo = () =>
	sharp({ create: { width: 1200, height: 800, channels: 3, background: "teal" } })
		.withExif({ IFD0: { Copyright: "Ana was here" }, IFD3: { GPSLatitude: "29/1 12/1 0/1" } })
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer();

describe.each(ruleKinds)("images on %s", (kind) => {
	let services: TestServices;
	let ana: Actor;
	beforeAll(async () => {
		services = await openTestServices(kind);
		ana = await openWriter(services, "Ana");
	});
	afterAll(() => services.close());

	const get = (path: string, init?: RequestInit) => testApp({ services: servicesHandle(services) }).request(path, init);
	async function stored(bytes: Uint8Array) {
		const { image } = done(await storeImage(services, ana, bytes));
		await encodeImage(services, image.id);
		return image;
	}

	test("a photo is served upright, in three formats and widths, and says nothing of its camera", async () => {
		const bytes = await photo();
		expect((await sharp(bytes).metadata()).exif?.toString("latin1")).toContain("Ana was here");
		const image = await stored(bytes);
		expect(image).toMatchObject({ width: 800, height: 1200, url: mainImagePath(image.id) });
		for (const format of imageFormats) {
			for (const width of imageWidths) {
				const response = await get(imagePath(image.id, width, format));
				expect(response.status).toBe(200);
				expect(Object.fromEntries(response.headers)).toMatchObject({
					"content-type": `image/${format}`,
					"cache-control": "public, max-age=31536000, immutable",
					"x-content-type-options": "nosniff",
				});
				const file = Buffer.from(await response.arrayBuffer());
				const { width: shown, height, exif, orientation, format: made } = await sharp(file).metadata();
				expect([shown, height]).toEqual([Math.min(width, 800), Math.round(Math.min(width, 800) * 1.5)]);
				expect([exif, orientation]).toEqual([undefined, undefined]);
				expect(made).toBe(format === "avif" ? "heif" : format);
			}
		}
		const [row] = await services.database.db.select().from(blogImages).where(eq(blogImages.id, image.id));
		expect(row).toMatchObject({ original: null, encodedAt: services.clock(), failedAt: null });
		const [entry] = await services.database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, image.id));
		expect(entry).toMatchObject({ action: "IMAGE_UPLOADED", userId: ana.userId });
	});

	test("a portrait is cut to a square in four sizes, without what the camera stored, and a small one is refused", async () => {
		const { image } = done(await storeImage(services, ana, await photo(), "portrait"));
		await encodeImage(services, image.id);
		await show({ photo: { imageId: image.id, alt: {} } });
		for (const format of imageFormats) {
			for (const width of portraitWidths) {
				const response = await get(imagePath(image.id, width, format));
				expect(response.headers.get("cache-control")).toBe("public, max-age=300");
				const shown = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
				expect([shown.width, shown.height, shown.exif]).toEqual([width, width, undefined]);
			}
		}
		expect((await get(imagePath(image.id, 960, "jpeg"))).status, "a width of articles").toBe(404);
		const small = sharp({ create: { width: 399, height: 900, channels: 3, background: "teal" } });
		expect(await storeImage(services, ana, await small.png().toBuffer(), "portrait")).toEqual({
			ok: false,
			code: "imageTooSmall",
		});
		const large = Buffer.alloc(10 * 1024 * 1024 + 1, 0xff);
		expect(await storeImage(services, ana, large, "portrait")).toEqual({ ok: false, code: "imageTooLarge" });
	});

	/** What an admin says of Ana to visitors from now on. */
	async function show(change: Partial<PublicProfile>): Promise<void> {
		const permission = { document: "Release 7", confirmedOn: "2026-11-01" };
		const value = { ...newProfile("Ana"), isShown: true, permission, ...change };
		const now = services.clock();
		const { db } = services.database;
		const languages = { userId: ana.userId, languages: ["en" as const], updatedAt: now };
		await db.insert(staffRecords).values(languages).onConflictDoNothing();
		await db.insert(publicProfiles).values({ userId: ana.userId, value, savedByName: "Boss", savedAt: now });
	}

	test("a portrait is served only while visitors see its person with it", async () => {
		const { image } = done(await storeImage(services, ana, await photo(), "portrait"));
		await encodeImage(services, image.id);
		const statusOf = async () => (await get(imagePath(image.id, 384, "jpeg"))).status;
		expect(await statusOf(), "nobody's").toBe(404);
		const own = { imageId: image.id, alt: {} };
		await show({ photo: own });
		expect(await statusOf()).toBe(200);
		for (const withdrawn of [{ photo: null }, { photo: own, isShown: false }, { photo: own, permission: null }]) {
			await show({ photo: own });
			expect(await statusOf()).toBe(200);
			await show(withdrawn);
			expect(await statusOf(), JSON.stringify(withdrawn)).toBe(404);
		}
	});

	test("what is transparent becomes white where the format knows no transparency", async () => {
		const bytes = await sharp({ create: { width: 10, height: 10, channels: 4, background: "#0000" } })
			.png()
			.toBuffer();
		const { url } = await stored(bytes);
		const { data } = await sharp(Buffer.from(await (await get(url)).arrayBuffer()))
			.raw()
			.toBuffer({ resolveWithObject: true });
		expect([...data.subarray(0, 3)].every((value) => value > 250)).toBe(true);
	});

	test.each([
		["a drawing with a script", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"), "imageType"],
		["a page", Buffer.from("<!doctype html><script>alert(1)</script>"), "imageType"],
		["nothing", Buffer.alloc(0), "imageType"],
		["the beginning of a picture, and a page", Buffer.from("\u00ff\u00d8\u00ff<script>", "latin1"), "imageUnreadable"],
		[
			"a drawing that begins like a picture",
			Buffer.from("<!--ftypavif--><svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"),
			"imageUnreadable",
		],
		["too many bytes", Buffer.alloc(15 * 1024 * 1024 + 1, 0xff), "imageTooLarge"],
	])("%s is not stored", async (_, bytes, code) => {
		const before = await services.database.db.$count(blogImages);
		expect(await storeImage(services, ana, bytes)).toEqual({ ok: false, code });
		expect(await services.database.db.$count(blogImages)).toBe(before);
	});

	test("a small file that would unfold to gigabytes is not stored", async () => {
		const bytes = await sharp({ create: { width: 7100, height: 7100, channels: 3, background: "white" } })
			.png({ compressionLevel: 9 })
			.toBuffer();
		expect(bytes.byteLength).toBeLessThan(15 * 1024 * 1024);
		expect(await storeImage(services, ana, bytes)).toEqual({ ok: false, code: "imageUnreadable" });
	});

	test("a picture that breaks off is given up once, without files", async () => {
		const whole = await sharp({ create: { width: 900, height: 900, channels: 3, background: "teal" } })
			.png()
			.toBuffer();
		const { image } = done(await storeImage(services, ana, whole.subarray(0, 400)));
		await encodeImage(services, image.id);
		const [row] = await services.database.db.select().from(blogImages).where(eq(blogImages.id, image.id));
		expect(row).toMatchObject({ original: null, encodedAt: null, failedAt: services.clock() });
		expect((await get(image.url)).status).toBe(404);
	});

	test("a picture of which no files were made at two starts is given up", async () => {
		const starts = async (attempts: number) => {
			const { image } = done(await storeImage(services, ana, await photo()));
			await services.database.db.update(blogImages).set({ attempts }).where(eq(blogImages.id, image.id));
			await encodeImage(services, image.id);
			return (await get(image.url)).status;
		};
		expect([await starts(1), await starts(2)]).toEqual([200, 404]);
	});

	test("an attempt is counted before it begins", async () => {
		const { image } = done(await storeImage(services, ana, await photo()));
		const clock = () => {
			throw new Error("the process ends");
		};
		await expect(encodeImage({ ...services, clock }, image.id)).rejects.toThrow("the process ends");
		const [row] = await services.database.db.select().from(blogImages).where(eq(blogImages.id, image.id));
		expect(row).toMatchObject({ attempts: 1, encodedAt: null });
	});

	test("a second attempt of the job changes nothing", async () => {
		const image = await stored(await photo());
		await Promise.all([encodeImage(services, image.id), encodeImage(services, image.id)]);
		const files = eq(blogImageFiles.imageId, image.id);
		expect(await services.database.db.$count(blogImageFiles, files)).toBe(9);
	});

	test("visitors with an account upload nothing", async () => {
		const viewer: Actor = { ...ana, role: "viewer" };
		expect(await storeImage(services, viewer, await photo())).toEqual({ ok: false, code: "notWriter" });
	});

	describe("the social image of an article", () => {
		let posts: PublishedPosts;
		beforeAll(() => {
			posts = createPublishedPosts(() => services.database.db);
		});
		/** As pages name it. */
		async function addressOf(articleId: string) {
			await posts.refresh();
			return posts.all().find(({ id }) => id === articleId)?.socialImage;
		}
		const publish = async (articleId: string, revision: number) =>
			done(await publishVersion(services, ana, { articleId, revision }));
		async function publishNew(title: string) {
			const { articleId, revision } = await writePost(services, ana, contentOf(title, "Words."));
			await publish(articleId, revision);
			return { articleId, revision };
		}
		async function change(articleId: string, revision: number, content: PostContent) {
			await publish(articleId, done(await saveDraft(services, ana, { articleId, revision, content })).draft.revision);
			return revision + 1;
		}
		const statusOf = async (path: string | null | undefined) => (await get(path ?? "/media/none")).status;
		const rowOf = (articleId: string) =>
			services.database.db.select().from(blogSocialImages).where(eq(blogSocialImages.articleId, articleId));

		test("is drawn after its publication, and its address stays the same until it says something else", async () => {
			const enqueue = vi.spyOn(services.jobs, "enqueue");
			const { articleId, revision } = await publishNew("Fees");
			expect(enqueue).toHaveBeenCalledWith(expect.anything(), "draw-social-images", {});
			enqueue.mockRestore();
			expect(await addressOf(articleId)).toBeNull();
			await drawSocialImages(services);
			const address = postSocialImagePath(articleId, 1);
			expect(await addressOf(articleId)).toBe(address);
			const response = await get(address);
			expect(Object.fromEntries(response.headers)).toMatchObject({
				"content-type": "image/png",
				"cache-control": "public, max-age=86400, immutable",
				"x-content-type-options": "nosniff",
			});
			const png = sharp(Buffer.from(await response.arrayBuffer()));
			expect(await png.metadata()).toMatchObject({ format: "png", ...socialImageSize });

			const next = await change(articleId, revision, contentOf("Fees", "Other words."));
			await drawSocialImages(services);
			expect([await addressOf(articleId), await statusOf(address)]).toEqual([address, 200]);
			await change(articleId, next, contentOf("Charges", "Other words."));
			expect([await addressOf(articleId), await statusOf(address)]).toEqual([null, 404]);
			await drawSocialImages(services);
			expect(await addressOf(articleId)).toBe(postSocialImagePath(articleId, 3));
			expect([await statusOf(address), await statusOf(postSocialImagePath(articleId, 3))]).toEqual([404, 200]);
		});

		test("is drawn again with another name of the agency", async () => {
			const { articleId } = await publishNew("Riders");
			await drawSocialImages(services);
			const before = (await rowOf(articleId))[0]?.bytes;
			replaceFacts({ identity: { name: "Harbor Light", shortName: "Harbor", legalName: "Harbor Light, LLC" } });
			await drawSocialImages(services);
			const after = (await rowOf(articleId))[0]?.bytes;
			expect(await statusOf(await addressOf(articleId))).toBe(200);
			replaceFacts();
			expect(before && after && Buffer.compare(before, after)).not.toBe(0);
			expect(after).toBeTruthy();
		});

		test("is gone when the article is taken off, and comes back with it", async () => {
			const { articleId, revision } = await publishNew("Charges");
			await drawSocialImages(services);
			const address = postSocialImagePath(articleId, 1);
			expect(await statusOf(address)).toBe(200);
			done(await unpublishPost(services, ana, articleId));
			expect(await statusOf(address)).toBe(404);
			await drawSocialImages(services);
			expect(await rowOf(articleId)).toEqual([]);
			await publish(articleId, revision);
			await Promise.all([drawSocialImages(services), drawSocialImages(services)]);
			expect(await statusOf(address)).toBe(200);
		});

		test("is missing where the fonts lack letters of the title, and others are drawn all the same", async () => {
			const { articleId } = await publishNew("人寿保险");
			const other = await publishNew("</text><image href='file:///etc/passwd'/> & 😀");
			for (let run = 0; run < 5; run += 1) await drawSocialImages(services);
			expect([await addressOf(articleId), (await rowOf(articleId))[0]]).toMatchObject([
				null,
				{ attempts: 3, bytes: null },
			]);
			expect(await statusOf(await addressOf(other.articleId))).toBe(200);
		});
	});

	test.each([
		"/media/x",
		"/media/social/x-1.png",
		"/media/../secrets",
		`${mainImagePath("0".repeat(36))}`,
		"/media/a-960.svg",
	])("there is nothing at %s", async (path) => {
		expect((await get(path)).status).toBe(404);
	});

	test("a file that was asked for once is served while the database is away, and few enough are remembered", async () => {
		const read = vi.spyOn(services.database.db, "select");
		const [first, second] = [await stored(await photo()), await stored(await photo())];
		const files = openImageFiles(services, 5000);
		const file = (id: string) => ({ id, width: 480, format: "jpeg" }) as const;
		const size = (await files.read(file(first.id)))?.byteLength ?? 0;
		expect(size).toBeGreaterThan(0);
		expect(size).toBeLessThan(5000);
		const readsOf = async (id: string, from: ReturnType<typeof openImageFiles>) => {
			read.mockClear();
			await from.read(file(id));
			return read.mock.calls.length;
		};
		expect([await readsOf(first.id, files), await readsOf(second.id, files)]).toEqual([0, 1]);
		const small = openImageFiles(services, size);
		await small.read(file(first.id));
		await small.read(file(second.id));
		expect([await readsOf(second.id, small), await readsOf(first.id, small)]).toEqual([0, 1]);
		read.mockRestore();
	});
});
