import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { parseImagePath } from "#domain/blog/post-image.ts";
import { accountCalls } from "#tests/support/accounts.ts";
import { peopleCalls } from "#tests/support/people.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { contentOf, done, openWriter } from "#tests/support/writers.ts";
import { takeOverDraft } from "../blog/lock-draft.server.ts";
import { readPost } from "../blog/read-post.server.ts";
import type { Services } from "../services.server.ts";
import { beginArticle } from "./begin-article.server.ts";
import { answerDraftCall } from "./draft-call.server.ts";
import { answerImageCall } from "./image-call.server.ts";
import { writerCall } from "./writer-call.server.ts";

const visitor = { id: "test", ip: "203.0.113.9", userAgent: "test" };

describe.each(ruleKinds)("calls of the editor on %s", (kind) => {
	let services: TestServices;
	let cookies: Record<"viewer" | "agent", string>;
	let articleId = "";
	beforeAll(async () => {
		services = await openTestServices(kind);
		const accounts = await accountCalls(services);
		const people = peopleCalls(services, accounts);
		cookies = {
			viewer: await accounts.openAccount("viewer@example.com"),
			agent: await people.openAs("agent@example.com", "agent"),
		};
		const ana = await openWriter(services, "Ana");
		({ articleId } = done(await beginArticle(services, ana, { locale: "en", title: "What’s a rider?" })));
	});
	afterAll(() => services.close());

	function call(
		cookie: string,
		body: unknown,
		{ origin = services.env.siteOrigin, parts = services as Services } = {},
	) {
		const headers = { cookie, origin, "content-type": "application/json" };
		const request = new Request(`${services.env.siteOrigin}/api/blog/draft`, {
			method: "POST",
			headers,
			body: JSON.stringify(body),
		});
		return writerCall(parts, request, visitor, async (by) =>
			answerDraftCall(services, by, JSON.parse(await request.text()), "en"),
		);
	}
	const codeOf = async (response: Response) =>
		`${response.status} ${((await response.json()) as { error: { code: string } }).error.code}`;

	test("only those who may open the editor are answered", async () => {
		const body = { articleId, revision: 0, content: contentOf("Riders", "One.") };
		expect(await codeOf(await call("", body))).toBe("401 unauthorized");
		expect(await codeOf(await call(cookies.viewer, body))).toBe("403 forbidden");
		expect(await codeOf(await call(cookies.agent, body, { origin: "https://evil.example" }))).toBe("403 wrong_origin");
		const strict = { ...services, env: { ...services.env, requiresSecondFactor: true } } as Services;
		expect(await codeOf(await call(cookies.agent, body, { parts: strict }))).toBe("403 forbidden");
		const get = new Request(`${services.env.siteOrigin}/api/blog/draft`, { headers: { cookie: cookies.agent } });
		expect(await codeOf(await writerCall(services, get, visitor, async () => new Response()))).toBe(
			"405 method_not_allowed",
		);
	});

	test("a save is answered with the next revision, a stale one with the newer text, and nonsense is refused", async () => {
		const save = async (body: object) => (await call(cookies.agent, { articleId, ...body })).json();
		const content = contentOf("Riders", "One.");
		expect(await save({ isOpen: true })).toEqual({ state: "saved", revision: 0 });
		expect(await save({ revision: 0, content })).toEqual({ state: "saved", revision: 1 });
		const stale = await save({ revision: 0, content: contentOf("Riders", "Another.") });
		expect(stale).toMatchObject({ state: "stale", newest: { revision: 1, content } });
		expect(await codeOf(await call(cookies.agent, { articleId, revision: 1, content: { title: 1 } }))).toBe(
			"422 invalid_submission",
		);
		const foreign = { ...content, imageUrl: "/admin/people" };
		expect(await (await call(cookies.agent, { articleId, revision: 1, content: foreign })).json()).toMatchObject({
			error: { code: "invalid_submission", fields: { imageUrl: "image_foreign" } },
		});
		expect(await codeOf(await call(cookies.agent, { articleId: "none", revision: 1, content }))).toBe("404 not_found");
		expect(await codeOf(await call(cookies.agent, null))).toBe("400 bad_request");
	});

	test("after somebody took over, a save is answered with who writes now", async () => {
		const ben = await openWriter(services, "Ben");
		expect((await readPost(services, ben, articleId))?.isLocked).toBe(true);
		expect((await call(cookies.agent, { articleId, isOpen: false })).status).toBe(204);
		expect((await readPost(services, ben, articleId))?.isLocked).toBe(false);
		done(await takeOverDraft(services, ben, articleId));
		const response = await call(cookies.agent, { articleId, revision: 1, content: contentOf("Riders", "Late.") });
		expect(await response.json()).toEqual({ state: "locked", by: "Ben" });
		const post = await readPost(services, ben, articleId);
		expect(JSON.stringify(post?.draft.content)).not.toContain("Late.");
	});

	test("an image is answered once its files are there, and what is none is refused", async () => {
		const ana = await openWriter(services, "Ana");
		const send = (body: BodyInit) =>
			answerImageCall(services, ana, new Request("https://site.example", { method: "POST", body }));
		const svg = await send("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>");
		expect(await codeOf(svg)).toBe("415 unsupported_media_type");
		const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: "teal" } });
		const response = await send(new Uint8Array(await picture.png().toBuffer()));
		const image = (await response.json()) as { src: string; width: number };
		expect(image).toMatchObject({ width: 640, height: 480 });
		const file = parseImagePath(image.src);
		await vi.waitFor(async () => expect(file && (await services.images.read(file))).toBeTruthy());
	});

	test("two articles of one title have different addresses", async () => {
		const ana = await openWriter(services, "Ana");
		const begin = () => beginArticle(services, ana, { locale: "en", title: "¿Qué?" });
		const posts = [done(await begin()), done(await begin())];
		const slugs = await Promise.all(posts.map(async (one) => (await readPost(services, ana, one.articleId))?.slug));
		expect(slugs).toEqual(["que", "que-2"]);
		const nameless = done(await beginArticle(services, ana, { locale: "ht", title: "!!!" }));
		expect((await readPost(services, ana, nameless.articleId))?.slug).toBe("article");
	});
});
