import { expect, test } from "vitest";
import { previewPath, withoutPreviewToken } from "./desk-address.ts";

test.each([previewPath("secret"), "/blog/preview/secret.data", "/Blog/PREVIEW//secret", "/en/blog/preview/secret/x"])(
	"what is recorded of %s doesn't open the draft",
	(path) => {
		expect(withoutPreviewToken(path)).not.toContain("secret");
		expect(withoutPreviewToken(path)).toContain("…");
	},
);

test.each(["/en/blog/previews", "/en/blog/preview", "/blog"])("%s is recorded whole", (path) => {
	expect(withoutPreviewToken(path)).toBe(path);
});
