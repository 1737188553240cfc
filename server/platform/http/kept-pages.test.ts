import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testFile, testSource } from "#tests/support/kept-pages.ts";
import { createLog } from "../log.server.ts";
import { createKeptPages } from "./kept-pages.server.ts";
import type { PageSource } from "./page-source.server.ts";
import type { StaticFile, StaticFiles } from "./static-files.server.ts";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

/** Pages whose renders a test ends. The text of a page is its path and the number of the render. */
function keep(source: PageSource, changes: { files?: StaticFiles; maxBytes?: number; isBusy?: () => boolean } = {}) {
	const renders: { path: string; succeed(): void; fail(): void }[] = [];
	const pages = createKeptPages({
		sources: [source],
		files: new Map(),
		isBusy: () => false,
		log: createLog("silent"),
		render: (path) =>
			new Promise((resolve, reject) => {
				const text = `${path} ${renders.length + 1}`;
				renders.push({ path, succeed: () => resolve(testFile(text)), fail: () => reject(new Error("a fault")) });
			}),
		...changes,
	});
	/** Starts to ask for a page; `text` is what came, if it has come. */
	const ask = (path: string) => {
		const asked: { text?: string | null } = {};
		void Promise.resolve(pages.find(path)).then((file) => {
			asked.text = textOf(file);
		});
		return asked;
	};
	return { pages, renders, ask };
}

const textOf = (file: StaticFile | null | undefined) => file && Buffer.from(file.body).toString();
const soon = () => vi.advanceTimersByTimeAsync(0);

test("a page is rendered once per version, however many ask for it", async () => {
	const versions = { "/en": "1" };
	const { pages, renders, ask } = keep(testSource(versions));
	const asked = Array.from({ length: 50 }, () => ask("/en"));
	renders[0]?.succeed();
	await soon();
	expect(asked.map(({ text }) => text)).toEqual(Array(50).fill("/en 1"));
	expect(textOf(await pages.find("/en"))).toBe("/en 1");
	expect(renders).toHaveLength(1);

	versions["/en"] = "2";
	const after = Array.from({ length: 50 }, () => ask("/en"));
	renders[1]?.succeed();
	await soon();
	expect(after.map(({ text }) => text)).toEqual(Array(50).fill("/en 2"));
	expect(renders).toHaveLength(2);
});

test("a path that no source knows is not kept", () => {
	const { pages, renders } = keep(testSource({}));
	expect(pages.find("/en")).toBeUndefined();
	expect(pages.versionOf("/en")).toBeUndefined();
	expect(renders).toEqual([]);
});

test("a page from the build is served until its version changes, and then given up for the new one", async () => {
	const versions = { "/en": "built" };
	const files: StaticFiles = new Map([["/en", testFile("from the build")]]);
	const { pages, renders, ask } = keep(testSource(versions, { builtVersion: "built" }), { files });
	expect(textOf(await pages.find("/en"))).toBe("from the build");
	expect(pages.outdated()).toEqual([]);
	versions["/en"] = "newer";
	expect(pages.outdated()).toEqual(["/en"]);
	const asked = ask("/en");
	renders[0]?.succeed();
	await soon();
	expect(asked.text).toBe("/en 1");
	expect(pages.outdated()).toEqual([]);
	expect([...files]).toEqual([]);
});

test("the outdated page is shown while the new one takes long", async () => {
	const versions = { "/en": "1" };
	const { renders, ask } = keep(testSource(versions));
	ask("/en");
	renders[0]?.succeed();
	await soon();
	versions["/en"] = "2";
	const [first, second] = [ask("/en"), ask("/en")];
	await vi.advanceTimersByTimeAsync(250);
	expect([first.text, second.text]).toEqual(["/en 1", "/en 1"]);
	expect(renders).toHaveLength(2);
	renders[1]?.succeed();
	await soon();
	const third = ask("/en");
	await soon();
	expect(third.text).toBe("/en 2");
});

test("while the process is overloaded, the outdated page is shown and nothing is rendered", async () => {
	const versions = { "/en": "1" };
	let isBusy = false;
	const { pages, renders, ask } = keep(testSource(versions), { isBusy: () => isBusy });
	ask("/en");
	renders[0]?.succeed();
	await soon();
	versions["/en"] = "2";
	isBusy = true;
	expect(textOf(await pages.find("/en"))).toBe("/en 1");
	expect(renders).toHaveLength(1);
});

test("a page that may not be shown any more is waited for, but not without end", async () => {
	const versions = { "/en": "1" };
	const { renders, ask } = keep(testSource(versions, { mayStillShow: () => false }));
	ask("/en");
	renders[0]?.succeed();
	await soon();
	versions["/en"] = "2";
	const asked = ask("/en");
	await vi.advanceTimersByTimeAsync(2999);
	expect(asked).toEqual({});
	const impatient = asked;
	await vi.advanceTimersByTimeAsync(1);
	expect(impatient.text).toBeNull();
	const next = ask("/en");
	renders[1]?.succeed();
	await soon();
	expect(next.text).toBe("/en 2");
	expect(renders).toHaveLength(2);
});

test("what changes during a render is not mixed up with the new version", async () => {
	const versions = { "/en": "1" };
	const { renders, ask } = keep(testSource(versions, { mayStillShow: () => false }));
	const asked = ask("/en");
	versions["/en"] = "2";
	renders[0]?.succeed();
	await soon();
	expect(asked, "the first render may show the old version").toEqual({});
	renders[1]?.succeed();
	await soon();
	expect(asked.text).toBe("/en 2");
});

test("a page is not kept if something was published and withdrawn while it was rendered", async () => {
	const versions: Record<string, string> = { "/en": "1" };
	const { pages, renders, ask } = keep(testSource(versions));
	const asked = ask("/en");
	versions["/en"] = "2";
	await pages.refresh();
	versions["/en"] = "1";
	await pages.refresh();
	renders[0]?.succeed();
	await soon();
	expect(asked, "the first render may show what was withdrawn").toEqual({});
	renders[1]?.succeed();
	await soon();
	expect(asked.text).toBe("/en 2");
	expect(textOf(await pages.find("/en"))).toBe("/en 2");
});

test("a page whose version changes while it is rendered again stays as it was, and outdated", async () => {
	const versions = { "/en": "1" };
	const { pages, renders, ask } = keep(testSource(versions));
	ask("/en");
	renders[0]?.succeed();
	await soon();
	versions["/en"] = "2";
	const asked = ask("/en");
	versions["/en"] = "3";
	renders[1]?.succeed();
	await soon();
	expect(asked.text).toBe("/en 1");
	expect(pages.outdated()).toEqual(["/en"]);
});

test("a render that fails keeps the old page, and is tried again after a pause that grows", async () => {
	const versions = { "/en": "1" };
	const { pages, renders, ask } = keep(testSource(versions));
	ask("/en");
	renders[0]?.succeed();
	await soon();
	versions["/en"] = "2";
	for (const [attempt, pauseMs] of [2000, 4000, 8000].entries()) {
		const asked = ask("/en");
		expect(renders).toHaveLength(attempt + 2);
		renders.at(-1)?.fail();
		await soon();
		expect(asked.text).toBe("/en 1");
		expect(pages.outdated()).toEqual([]);
		const during = ask("/en");
		await vi.advanceTimersByTimeAsync(pauseMs - 1);
		expect(during.text).toBe("/en 1");
		expect(renders).toHaveLength(attempt + 2);
		await vi.advanceTimersByTimeAsync(1);
		expect(pages.outdated()).toEqual(["/en"]);
	}
	const asked = ask("/en");
	renders.at(-1)?.succeed();
	await soon();
	expect(asked.text).toBe("/en 5");
});

test("a page that can't be rendered and has no copy that may be shown is left to the router", async () => {
	const { pages, renders, ask } = keep(testSource({ "/en": "1" }));
	const asked = ask("/en");
	renders[0]?.fail();
	await soon();
	expect(asked.text).toBeNull();
	expect(await pages.find("/en")).toBeNull();
	expect(renders).toHaveLength(1);
});

test("beyond the limit of memory, the page that was not used for the longest gives way", async () => {
	const versions = { "/a": "1", "/b": "1", "/c": "1" };
	const { renders, ask } = keep(testSource(versions), { maxBytes: 8 });
	const load = async (path: string) => {
		const before = renders.length;
		ask(path);
		renders[before]?.succeed();
		await soon();
		return renders.length - before;
	};
	expect([await load("/a"), await load("/b"), await load("/a")]).toEqual([1, 1, 0]);
	expect(await load("/c")).toBe(1);
	expect([await load("/a"), await load("/c"), await load("/b")]).toEqual([0, 0, 1]);
});

test("few pages are rendered at once", async () => {
	const { renders, ask } = keep(testSource({ "/a": "1", "/b": "1", "/c": "1" }));
	const asked = ["/a", "/b", "/c"].map(ask);
	expect(renders.map(({ path }) => path)).toEqual(["/a", "/b"]);
	renders[0]?.fail();
	await soon();
	expect(renders.map(({ path }) => path)).toEqual(["/a", "/b", "/c"]);
	renders[2]?.succeed();
	await soon();
	expect(asked[2]?.text).toBe("/c 3");
});

test("when the versions can't be read, pages stay; a page that is gone is forgotten", async () => {
	const versions: Record<string, string> = { "/en": "1" };
	let refresh = async () => {};
	const { pages, renders, ask } = keep(testSource(versions, { refresh: () => refresh() }));
	ask("/en");
	renders[0]?.succeed();
	await soon();
	refresh = () => Promise.reject(new Error("the database is away"));
	await pages.refresh();
	expect(textOf(await pages.find("/en"))).toBe("/en 1");
	delete versions["/en"];
	await pages.refresh();
	expect(pages.find("/en")).toBeUndefined();
	versions["/en"] = "1";
	ask("/en");
	expect(renders, "the copy is gone").toHaveLength(2);
});

test("what visitors get now is what is in memory and may still be shown", async () => {
	const versions: Record<string, string> = { "/en": "1", "/es": "1", "/pt": "1" };
	const files = new Map(["/en", "/es", "/pt", "/other"].map((path) => [path, testFile(`built ${path}`)]));
	const { pages, renders } = keep(testSource(versions, { builtVersion: "1" }), { files });
	const texts = () => pages.shown().map(([, file]) => textOf(file));
	expect(texts()).toEqual(["built /en", "built /es", "built /pt", "built /other"]);
	versions["/es"] = "2";
	void pages.renew("/es");
	renders[0]?.succeed();
	await soon();
	expect(texts()).toEqual(["/es 1", "built /en", "built /pt", "built /other"]);
	expect(["/es", "/other", "/gone"].map(pages.has)).toEqual([true, true, false]);
});

test("a page that may no longer be shown is not among them", () => {
	const files = new Map([["/en", testFile("a claim")]]);
	const { pages } = keep(testSource({ "/en": "2" }, { builtVersion: "1", mayStillShow: () => false }), { files });
	expect(pages.shown()).toEqual([]);
});

test("the build's copy of a page that is gone is not served, and the page can come back", async () => {
	const versions: Record<string, string> = {};
	const files = new Map([["/en", testFile("from the build")]]);
	const { pages, renders, ask } = keep(testSource(versions, { isGone: (path) => !versions[path] }), { files });
	expect([pages.has("/en"), pages.shown()]).toEqual([false, []]);
	expect(pages.find("/en")).toBeUndefined();
	expect(files.size, "nothing that others would serve").toBe(0);
	versions["/en"] = "2";
	const asked = ask("/en");
	renders[0]?.succeed();
	await soon();
	expect(asked.text).toBe("/en 1");
});
