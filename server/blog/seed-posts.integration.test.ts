import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { currentClaims, setClaims } from "#content/current-claims.server.ts";
import { auditEntries, blogArticles, blogPublications } from "#database/schema.ts";
import { seedSlugs } from "#domain/blog/authored-posts.ts";
import { missingFrom } from "#domain/blog/check-post-content.ts";
import { readPostDocument } from "#domain/blog/read-post-document.ts";
import { claimTags } from "#domain/claims/claim-tags.ts";
import { locales } from "#domain/locale/locales.ts";
import { sentStatements } from "#tests/support/sent-statements.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { done, freshSlug, openWriter } from "#tests/support/writers.ts";
import { describeAuditEntry } from "../audit-log/describe-audit-entry.server.ts";
import { editorPage } from "../blog-desk/editor-page.server.ts";
import { compareRegister } from "./compare-register.server.ts";
import { createPost } from "./create-post.server.ts";
import { listVersions } from "./list-versions.server.ts";
import { publishVersion } from "./publish-version.server.ts";
import { createPublishedPosts } from "./published-posts.server.ts";
import { readBoard } from "./read-board.server.ts";
import { readConcerns } from "./read-concerns.server.ts";
import { type EditedPost, readPost } from "./read-post.server.ts";
import { renamePost } from "./rename-post.server.ts";
import { saveDraft } from "./save-draft.server.ts";
import { seedPosts } from "./seed-posts.server.ts";
import { unpublishPost } from "./unpublish-post.server.ts";

const noAccounts = { actorName: null, subjectName: null, subjectEmail: null };

describe.each(ruleKinds)("the first articles on %s", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind);
		// Two processes that start at the same moment.
		await Promise.all([seedPosts(services), seedPosts(services)]);
	});
	afterAll(() => services.close());

	test("are published in all languages, each once, and the register names the site", async () => {
		const { db } = services.database;
		expect(await db.$count(blogArticles)).toBe(seedSlugs.length * locales.length);
		expect(await db.$count(blogArticles, eq(blogArticles.published, true))).toBe(seedSlugs.length * locales.length);
		const entries = await db.select().from(blogPublications);
		const found: unknown[] = [];
		expect(await compareRegister(db, services.clock(), (one) => found.push(one))).toBe(entries.length);
		expect(found).toEqual([]);
		expect(entries).toHaveLength(seedSlugs.length * locales.length);
		const [inLedger] = await db.select().from(auditEntries).limit(1);
		expect(inLedger).toMatchObject({ action: "POST_PUBLISHED", email: "Site setup", tableName: "blog_articles" });
		expect(inLedger && describeAuditEntry({ ...inLedger, ...noAccounts }, "es").sentence).toBe(
			"La instalación del sitio publicó un artículo",
		);
		for (const entry of entries) {
			expect(entry).toMatchObject({ approvedBy: null, approvedByName: "Site setup", claims: [], endedAt: null });
			expect(entry.rendering).not.toMatch(/[{}]|\(sample\)|\(muestra\)|\(amostra\)|\(egzanp\)/);
			for (const tag of claimTags) expect(entry.rendering).not.toContain(`${tag}&gt;`);
		}
	});

	test("name the agency as it is called now, also after it got another name", async () => {
		const posts = createPublishedPosts(() => services.database.db);
		await posts.refresh();
		const claims = currentClaims();
		const named = () => posts.all().filter(({ isBuiltIn }) => !isBuiltIn);
		const own = /Sunfield/;
		expect(named().filter(({ html, text }) => own.test(html) && own.test(text))).toHaveLength(16);
		setClaims({ ...claims, facts: { identity: { name: "Harbor & Light", shortName: "Harbor", legalName: "Harbor" } } });
		for (const { html, text } of named()) {
			expect(html).toContain("Harbor &amp; Light");
			expect(text).toContain("Harbor & Light");
			expect(html + text).not.toMatch(own);
		}
		setClaims(claims);
	});

	test("can be edited like any other, and are whole", async () => {
		const ana = await openWriter(services, "Ana");
		const board = await readBoard(services, ana);
		expect(board.map(({ slug }) => slug).sort()).toEqual([...seedSlugs].sort());
		for (const { cells } of board) {
			for (const cell of cells) {
				expect(cell).toMatchObject({ state: "current", hasUnpublishedChanges: false });
				const post = await readPost(services, ana, cell.articleId ?? "");
				expect(missingFrom(post?.draft.content ?? ({} as never))).toEqual({});
				expect(readPostDocument(post?.draft.content.document)).toEqual(post?.draft.content.document);
			}
		}
	});

	test("are listed without their texts, and only a translation of an older version is compared", async () => {
		const { db } = services.database;
		const ana = await openWriter(services, "Ana", "admin");
		const textsRead = async (list: () => Promise<unknown>) => {
			const statements = await sentStatements(db, list);
			expect(statements).not.toEqual([]);
			return statements.filter((sql) => /"(?:content|document|rendering)"/.test(sql));
		};
		expect(await textsRead(() => readBoard(services, ana))).toEqual([]);
		const [row] = (await readBoard(services, ana)).filter(({ slug }) => slug === seedSlugs[2]);
		const articleId = row?.originalId ?? "";
		expect(await textsRead(() => readConcerns(services, ana))).toEqual([]);
		const post = (await readPost(services, ana, articleId)) ?? ({} as EditedPost);
		expect(await textsRead(() => editorPage(services, ana, post, "en")), "beside the one that is edited").toEqual([]);
		const { content, revision } = post.draft;
		const changed = { articleId, revision, content: { ...content, title: "Another title" } };
		done(await saveDraft(services, ana, changed));
		expect(await textsRead(() => readBoard(services, ana)), "readers see no change yet").toEqual([]);
		done(await publishVersion(services, ana, { articleId, revision: revision + 1, reason: "It says what they cost" }));
		let [newer] = await readBoard(services, ana, articleId);
		const texts = await textsRead(async () => {
			[newer] = (await readBoard(services, ana)).filter(({ originalId }) => originalId === articleId);
		});
		expect(texts, "of the one article").toHaveLength(1);
		expect(newer).toMatchObject({ title: "Another title" });
		const behind = newer?.cells.filter(({ locale }) => locale !== "en");
		expect(behind).toEqual(Array(3).fill(expect.objectContaining({ state: "behind", changedSentences: 1 })));
		expect(await textsRead(() => listVersions(services, ana, articleId))).toEqual([]);
	});

	test("never come back after staff renamed one or took it off, and take no address that is taken", async () => {
		const { db } = services.database;
		const ana = await openWriter(services, "Ana");
		const [renamed = "", removed = ""] = seedSlugs;
		const idOf = async (slug: string) => {
			const isOriginal = and(eq(blogArticles.slug, slug), eq(blogArticles.locale, "en"));
			const [row] = await db.select().from(blogArticles).where(isOriginal);
			return row?.id ?? "";
		};
		done(await renamePost(services, ana, { originalId: await idOf(renamed), slug: freshSlug() }));
		done(await unpublishPost(services, ana, await idOf(removed)));
		await seedPosts(services);
		expect(await db.$count(blogArticles)).toBe(seedSlugs.length * locales.length);
		expect(await db.$count(blogArticles, eq(blogArticles.slug, renamed))).toBe(0);
		const taken = await createPost(services, ana, { locale: "en", slug: renamed, title: "x" });
		expect(taken).toEqual({ ok: false, code: "slugTaken" });
	});
});
