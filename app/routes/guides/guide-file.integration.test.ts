import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { guideFilePath } from "#domain/funnels/guide-file.ts";
import { servicesContext } from "#server/context.server.ts";
import { pdfText } from "#tests/support/pdf-text.ts";
import { openTestServices } from "#tests/support/test-services.ts";
import { loader } from "./guide-file.ts";

test("a guide opens in the browser, in its language; anything else is not found", async () => {
	const services = await openTestServices("PGlite");
	const open = (path: string) => {
		const [, , locale = "", file = ""] = path.split("/");
		const context = new RouterContextProvider();
		context.set(servicesContext, services);
		const request = new Request(`http://localhost:3000${path}`);
		return loader({ request, params: { locale, file }, context } as unknown as Parameters<typeof loader>[0]);
	};
	try {
		const response = await open(guideFilePath("ht", "final-expense"));
		expect(response.headers.get("Content-Type")).toBe("application/pdf");
		expect(response.headers.get("Content-Disposition")).toMatch(/^inline; filename="gid-[a-z-]+\.pdf"$/);
		expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
		expect(await pdfText(Buffer.from(await response.arrayBuffer()))).toContain("Nan gid sa a");
		for (const path of ["/guides/fr/iul.pdf", "/guides/en/iul", "/guides/en/unknown.pdf", "/guides/en/..%2Fiul.pdf"]) {
			await expect(open(path)).rejects.toMatchObject({ init: { status: 404 } });
		}
	} finally {
		await services.close();
	}
}, 60_000);
