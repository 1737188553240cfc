import { describe, expect, test } from "vitest";
import { readUndoQuery, undonePath, undoQuery, withoutUndo } from "./undo-address.ts";

const id = "0b5c7c0e-6a53-4b34-9d0e-3f1f6a1f3a11";

describe("the address of the page after a command", () => {
	test("says what can be undone, or what was undone", () => {
		expect(readUndoQuery(new URLSearchParams(`state=FL&${undoQuery(id)}`))).toEqual({ id, isUndone: false });
		expect(readUndoQuery(new URLSearchParams(`undone=${id}`))).toEqual({ id, isUndone: true });
		expect(readUndoQuery(new URLSearchParams("state=FL"))).toBeNull();
	});

	test("is left for the same place, without the command", () => {
		const at = (text: string) => withoutUndo(new URL(text, "http://site"));
		expect(at(`/admin/leads?state=FL&undo=${id}`)).toBe("/admin/leads?state=FL");
		expect(at(`/admin/audit?undone=${id}#entry-3`)).toBe("/admin/audit#entry-3");
	});

	test("is where an undone command leads back to", () => {
		expect(undonePath(`/admin/leads?state=FL&undo=${id}`, id)).toBe(`/admin/leads?state=FL&undone=${id}`);
		expect(undonePath("/admin/audit?who=a1&before=7#entry-3", id)).toBe(
			`/admin/audit?who=a1&before=7&undone=${id}#entry-3`,
		);
		expect(undonePath("/admin", id)).toBe(`/admin?undone=${id}`);
		expect(undonePath(`/admin/leads/${id}?done=status-changed&undo=${id}`, id), "it isn't done any more").toBe(
			`/admin/leads/${id}?undone=${id}`,
		);
	});

	test.each(["https://evil.example/admin", "//evil.example/admin", "/en", "/administrator", "/admin/undo", null, "::"])(
		"leads nowhere outside the dashboard: %s",
		(back) => {
			expect(undonePath(back, id)).toBe(`/admin/leads?undone=${id}`);
		},
	);
});
