import { parse } from "csv-parse/sync";
import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntries, blogPublications, userRoles, users } from "#database/schema.ts";
import { retention } from "#domain/retention.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { openTestServices, sqlKinds, type TestServices } from "#tests/support/test-services.ts";
import { contentOf, done, freshSlug, openWriter, writePost } from "#tests/support/writers.ts";
import { purgeRecords } from "../housekeeping/purge-records.server.ts";
import { encodeImage } from "../media/encode-image.server.ts";
import { storeImage } from "../media/store-image.server.ts";
import { rowsOf } from "../platform/database/client.server.ts";
import { NotAllowedError } from "../staff/dashboard-lists.server.ts";
import { compareRegister } from "./compare-register.server.ts";
import { deletePost } from "./delete-post.server.ts";
import { exportRegisterFolder, exportRegisterTable } from "./export-register.server.ts";
import { hashOfPublication } from "./hash-of-publication.server.ts";
import { listPublications } from "./list-publications.server.ts";
import { lockPost } from "./post-action.server.ts";
import { publishVersion } from "./publish-version.server.ts";
import { renamePost } from "./rename-post.server.ts";
import { saveDraft } from "./save-draft.server.ts";
import { startTranslation } from "./start-translation.server.ts";
import { unpublishPost } from "./unpublish-post.server.ts";

describe.each(sqlKinds)("the register on %s", (kind) => {
	let services: TestServices;
	let ana: Actor;
	let owner: Actor;
	let articleId: string;
	let imageId: string;
	beforeAll(async () => {
		services = await openTestServices(kind);
		[ana, owner] = [await openWriter(services, "Ana"), await openWriter(services, "Olga", "admin")];
		const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: "teal" } })
			.png()
			.toBuffer();
		const { image } = done(await storeImage(services, ana, bytes));
		await encodeImage(services, image.id);
		imageId = image.id;
		const { document, ...others } = contentOf('=HYPERLINK("http://evil.example")', "One.");
		const attrs = { src: image.url, alt: "A bill", title: null, width: 600, height: 400 };
		const content = { ...others, document: { ...document, content: [...document.content, { type: "image", attrs }] } };
		const post = await writePost(services, ana, content);
		articleId = post.articleId;
		done(await publishVersion(services, owner, { articleId, revision: post.revision, claims: ["stateFacts"] }));
	});
	afterAll(() => services.close());

	test("its table names who wrote, who approved and on which claims, and holds no formula", async () => {
		const table = await exportRegisterTable(services, owner);
		const [row, ...others] = parse(table, { columns: true, bom: true }) as Record<string, string>[];
		expect(others).toEqual([]);
		expect(row).toMatchObject({
			Language: "en",
			"Written by": "Ana",
			"Approved by": "Olga",
			"Published (UTC)": "2026-11-23T15:00:00.000Z",
			"Taken off (UTC)": "",
			Version: "1",
			Title: `'=HYPERLINK("http://evil.example")`,
		});
		expect(row?.Claims).toMatch(/^stateFacts: \w/);
		expect(row?.Address).toMatch(/^http:\/\/localhost:3000\/en\/blog\/article-/);
		const entries = eq(auditEntries.action, "REGISTER_EXPORTED");
		expect(await services.database.db.$count(auditEntries, entries)).toBe(1);
	});

	test("its folder opens without the site: table, articles and their images", async () => {
		const files = unzipSync(await exportRegisterFolder(services, owner));
		const names = Object.keys(files);
		const [page = "", ...others] = names.filter((name) => name.endsWith(".html"));
		expect(others).toEqual([]);
		expect(strFromU8(files["register.csv"] ?? new Uint8Array())).toContain(page);
		const html = strFromU8(files[page] ?? new Uint8Array());
		const [entry] = await services.database.db.select().from(blogPublications);
		expect(html).toBe(entry?.rendering);
		expect(html).toMatch(/By(?:<!-- -->)? Ana/);
		expect(html).toContain("November 23, 2026 · 1 min read");
		const images = [...new Set([...html.matchAll(/media\/[\w.-]+/g)].map(([path]) => path))];
		expect(images.length).toBeGreaterThan(8);
		expect(images.filter((path) => !names.includes(path))).toEqual([]);
		const { format } = await sharp(files[`media/${imageId}-960.jpeg`] ?? Buffer.alloc(0)).metadata();
		expect(format).toBe("jpeg");
	});

	test("only admins read it", async () => {
		const { rows, olderThan } = await listPublications(services, "admin");
		expect([rows.map((row) => row.articleId), olderThan]).toEqual([[articleId], null]);
		expect(rows[0]).not.toHaveProperty("rendering");
		await expect(listPublications(services, "agent")).rejects.toThrow(NotAllowedError);
		await expect(exportRegisterTable(services, ana)).rejects.toThrow(NotAllowedError);
		await expect(exportRegisterFolder(services, ana)).rejects.toThrow(NotAllowedError);
	});

	test("its pages follow each other, also when many entries are of the same moment", async () => {
		const { db } = services.database;
		const [entry] = await db.select().from(blogPublications);
		if (!entry) throw new Error("no entry");
		const copies = Array.from({ length: 60 }, () => ({ ...entry, id: crypto.randomUUID(), locale: "pt" as const }));
		await db.insert(blogPublications).values(copies);
		const first = await listPublications(services, "admin");
		const second = await listPublications(services, "admin", first.olderThan);
		expect([first.rows.length, second.rows.length, second.olderThan]).toEqual([50, 11, null]);
		expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(61);
		await db.delete(blogPublications).where(eq(blogPublications.locale, "pt"));
	});

	describe("beside the audit ledger", () => {
		const later = (hours: number) => new Date(Date.UTC(2026, 10, 23, 15 + hours));
		/** The breaks that a verification finds. */
		async function breaks(now = services.clock()): Promise<string[]> {
			const found: string[] = [];
			await compareRegister(services.database.db, now, ({ code, subject }) => found.push(`${code} ${subject}`));
			return found;
		}
		/** Acts as the owner of the tables. */
		async function tamper(statement: SQL): Promise<void> {
			await services.database.db.transaction(async (transaction) => {
				await transaction.execute(sql`ALTER TABLE blog_publications DISABLE TRIGGER ALL`);
				await transaction.execute(statement);
				await transaction.execute(sql`ALTER TABLE blog_publications ENABLE TRIGGER ALL`);
			});
		}
		let entries: (typeof blogPublications.$inferSelect)[];
		let name: string;
		beforeAll(async () => {
			const post = await writePost(services, ana, contentOf("Fees", "One."), { locale: "es" });
			const publish = () => publishVersion(services, owner, { articleId: post.articleId, revision: post.revision });
			done(await publish());
			services.setNow(later(1));
			done(await unpublishPost(services, owner, post.articleId));
			services.setNow(later(2));
			done(await publish());
			services.setNow(later(0));
			const isOfPost = eq(blogPublications.articleId, post.articleId);
			entries = await services.database.db
				.select()
				.from(blogPublications)
				.where(isOfPost)
				.orderBy(blogPublications.publishedAt);
			name = `publication /es/blog/${post.slug} 1`;
		});
		/** Puts everything back as it was. */
		async function restore(): Promise<void> {
			const { db } = services.database;
			const slug = entries[0]?.slug ?? "";
			await db.delete(blogPublications).where(eq(blogPublications.slug, slug));
			await db.insert(blogPublications).values(entries);
			expect(await breaks()).toEqual([]);
		}
		const [former, current] = [() => entries[0]?.id ?? "", () => entries[1]?.id ?? ""];

		test("no entry differs from what the site published", async () => {
			expect(entries.map(({ endedAt }) => endedAt)).toEqual([later(1), null]);
			expect(await breaks()).toEqual([]);
		});

		test("the database itself refuses a change", async () => {
			const change = services.database.db.update(blogPublications).set({ rendering: "Nothing promised." });
			await expect(change).rejects.toThrow();
		});

		test("an entry that was changed is found, also with its hash", async () => {
			await tamper(sql`UPDATE blog_publications SET rendering = 'Nothing promised.' WHERE id = ${current()}`);
			expect(await breaks()).toEqual([`publication_changed ${name}`]);
			const [changed] = await services.database.db
				.select()
				.from(blogPublications)
				.where(eq(blogPublications.id, current()));
			const hash = changed && hashOfPublication(changed);
			await tamper(sql`UPDATE blog_publications SET hash = ${hash} WHERE id = ${current()}`);
			expect(await breaks()).toEqual([`publication_unknown ${name}`, `publication_missing ${name}`]);
			await restore();
		});

		test("an entry that was removed is found, until it would have been deleted anyway", async () => {
			await tamper(sql`DELETE FROM blog_publications WHERE id = ${former()}`);
			expect(await breaks()).toEqual([`publication_missing ${name}`]);
			const years = (count: number) => new Date(Date.UTC(2026 + count, 10, 25));
			expect(await breaks(years(retention.publicationYears - 1))).toEqual([`publication_missing ${name}`]);
			expect(await breaks(years(retention.publicationYears))).toEqual([]);
			await tamper(sql`DELETE FROM blog_publications WHERE id = ${current()}`);
			expect(await breaks(years(20)), "readers still see it").toEqual([`publication_missing ${name}`]);
			await restore();
		});

		test("an entry that was put in is found", async () => {
			const [entry] = entries;
			if (!entry) throw new Error("no entry");
			const added = { ...entry, id: crypto.randomUUID(), title: "Never published", version: 7 };
			await services.database.db.insert(blogPublications).values({ ...added, hash: hashOfPublication(added) });
			expect(await breaks()).toEqual([`publication_unknown ${name.replace(/1$/, "7")}`]);
			await restore();
		});

		test("another end is found, though the database allows it", async () => {
			const { db } = services.database;
			const end = (id: string, endedAt: Date | null) =>
				db.update(blogPublications).set({ endedAt }).where(eq(blogPublications.id, id));
			await end(former(), later(-40_000));
			expect(await breaks()).toEqual([`publication_end ${name}`]);
			await end(former(), null);
			expect(await breaks()).toEqual([`publication_end ${name}`]);
			await end(former(), later(1));
			await end(current(), later(3));
			expect(await breaks()).toEqual([`publication_end ${name}`]);
			await restore();
			await services.database.db.delete(blogPublications).where(eq(blogPublications.slug, entries[0]?.slug ?? ""));
		});
	});

	describe("while somebody else changes the article", () => {
		/** Starts a change while another one holds the lock for an hour. */
		async function waitFor<Result>(busy: string, change: () => Promise<Result>): Promise<Result> {
			const [hasTurn, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
			const other = services.database.db.transaction(async (transaction) => {
				await lockPost(transaction, busy);
				hasTurn.resolve();
				await mayEnd.promise;
			});
			await hasTurn.promise;
			const waiting = change();
			try {
				if (kind === "PostgreSQL") await expect.poll(countWaiting).toBe(1);
				services.setNow(new Date(services.clock().getTime() + 3_600_000));
			} finally {
				mayEnd.resolve();
			}
			await other;
			return waiting;
		}
		const countWaiting = async () => {
			const activity = sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
			return rowsOf(await services.database.db.execute(activity)).length;
		};
		const entriesOf = (id: string) =>
			services.database.db
				.select()
				.from(blogPublications)
				.where(eq(blogPublications.articleId, id))
				.orderBy(blogPublications.publishedAt);

		test("an entry begins and ends when its turn comes", async () => {
			const post = await writePost(services, ana, contentOf("Fees", "One."));
			const spanish = done(
				await startTranslation(services, ana, { originalId: post.articleId, locale: "es" }),
			).articleId;
			const content = contentOf("Cargos", "Uno.");
			const { draft } = done(await saveDraft(services, ana, { articleId: spanish, revision: 0, content }));
			const start = services.clock();
			for (const { articleId: id, revision } of [post, { articleId: spanish, revision: draft.revision }]) {
				done(await publishVersion(services, owner, { articleId: id, revision }));
			}
			const renamed = { originalId: post.articleId, slug: freshSlug() };
			done(await waitFor(spanish, () => renamePost(services, owner, renamed)));
			const second = services.clock();
			for (const id of [post.articleId, spanish]) {
				expect(await entriesOf(id)).toMatchObject([
					{ publishedAt: start, endedAt: second, endedBecause: "renamed" },
					{ publishedAt: second, endedAt: null },
				]);
			}
			done(await waitFor(post.articleId, () => unpublishPost(services, owner, post.articleId)));
			expect((await entriesOf(post.articleId))[1]).toMatchObject({ publishedAt: second, endedAt: services.clock() });
			const found: string[] = [];
			await compareRegister(services.database.db, services.clock(), ({ subject }) => found.push(subject));
			const names = [post.slug, renamed.slug].map((slug) => `/${slug} `);
			expect(found.filter((subject) => names.some((name) => subject.includes(name)))).toEqual([]);
			const isOfTest = inArray(blogPublications.articleId, [post.articleId, spanish]);
			await services.database.db.delete(blogPublications).where(isOfTest);
			services.setNow(start);
		});
	});

	test("whoever lost the role since the request began changes nothing, and admins no more than agents", async () => {
		const { db } = services.database;
		const cleo = await openWriter(services, "Cleo", "admin");
		const post = await writePost(services, ana, contentOf("Fees", "One."));
		const chosen = { articleId: post.articleId, revision: post.revision };
		const give = (role: "viewer" | "agent") =>
			db.update(userRoles).set({ role }).where(eq(userRoles.user_id, cleo.userId));
		await give("agent");
		expect(await deletePost(services, cleo, chosen)).toMatchObject({ code: "otherWriter" });
		await give("viewer");
		expect(await publishVersion(services, cleo, chosen)).toEqual({ ok: false, code: "notWriter" });
		expect(await db.$count(blogPublications, eq(blogPublications.articleId, post.articleId))).toBe(0);
		await db.delete(users).where(eq(users.id, cleo.userId));
		expect(await publishVersion(services, cleo, chosen)).toEqual({ ok: false, code: "notWriter" });
	});

	test("an account that is gone leaves its name, and an entry goes four years after its article", async () => {
		const { db } = services.database;
		await db.delete(users).where(eq(users.id, ana.userId));
		const [entry] = await db.select().from(blogPublications);
		expect(entry).toMatchObject({ writtenByName: "Ana", writtenBy: ana.userId });
		const inYears = (years: number, days = 0) => new Date(Date.UTC(2026 + years, 10, 23 + days, 15));
		await purgeRecords(db, inYears(20));
		expect(await db.$count(blogPublications), "readers still see it").toBe(1);
		done(await unpublishPost(services, owner, articleId));
		await purgeRecords(db, inYears(retention.publicationYears));
		expect(await db.$count(blogPublications)).toBe(1);
		await purgeRecords(db, inYears(retention.publicationYears, 2));
		expect(await db.$count(blogPublications)).toBe(0);
	});
});
