import { afterEach, expect, test, vi } from "vitest";
import type { PageContext } from "#app/browser/page-context.ts";
import { fetchFiledParts } from "./filed-parts.ts";

const at = (filedAt: string | null) => ({ filedAt }) as PageContext;
const parts = { messages: { questions: {} }, props: {} };

afterEach(() => vi.unstubAllGlobals());

test("a page that needs no file fetches none", async () => {
	const fetch = vi.fn();
	vi.stubGlobal("fetch", fetch);
	expect(await fetchFiledParts(at(null))).toEqual({ messages: {}, props: {} });
	expect(fetch).not.toHaveBeenCalled();
});

test("the file is fetched again after a failure, then once for all islands", async () => {
	const fetch = vi.fn();
	vi.stubGlobal("fetch", fetch);
	fetch.mockRejectedValueOnce(new TypeError("no connection"));
	await expect(fetchFiledParts(at("/parts/en.json"))).rejects.toThrow("no connection");
	fetch.mockResolvedValueOnce(new Response(null, { status: 503 }));
	await expect(fetchFiledParts(at("/parts/en.json"))).rejects.toThrow("status 503");
	fetch.mockImplementation(async () => Response.json(parts));
	expect(await Promise.all([fetchFiledParts(at("/parts/en.json")), fetchFiledParts(at("/parts/en.json"))])).toEqual([
		parts,
		parts,
	]);
	expect(fetch).toHaveBeenCalledTimes(3);
});
