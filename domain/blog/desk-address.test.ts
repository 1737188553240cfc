import { expect, test } from "vitest";
import { readAdminPath } from "../staff/admin-address.ts";
import { deskPath, editorPath, registerFilePath, registerPath, versionsPath } from "./desk-address.ts";

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
