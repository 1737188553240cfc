import { expect, test } from "vitest";
import { readAdminPath } from "../staff/admin-address.ts";
import {
	deskPath,
	editorPath,
	previewPath,
	registerFilePath,
	registerPath,
	versionsPath,
	withoutPreviewToken,
} from "./desk-address.ts";

const id = "3f2b7c1e-9a40-4d58-8f21-0c6a5e7d9b13";

test.each([
	deskPath,
	registerPath,
	editorPath(id, "ht"),
	versionsPath(id, "en"),
	registerFilePath("register.csv"),
	registerFilePath(`${id}.html`),
])("signing in leads back to %s", (path) => {
	expect(readAdminPath(path)).toBe(path);
});

test.each([
	`${deskPath}/${id}/fr`,
	`${deskPath}/${id}`,
	`${deskPath}/x/en`,
	`${editorPath(id, "en")}/x`,
	`${deskPath}//evil.example`,
	registerFilePath("other.csv"),
])("signing in doesn't lead to %s", (path) => {
	expect(readAdminPath(path)).toBeNull();
});

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
