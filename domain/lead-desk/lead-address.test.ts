import { expect, test } from "vitest";
import { leadPath, listPath } from "./lead-address.ts";

const lead = "0f8fad5b-d9cb-869f-a165-70867728950e";

test("a lead's address carries the filters of its list, and nothing else can be put into the way back", () => {
	expect(leadPath(lead)).toBe(`/admin/leads/${lead}`);
	const filters = "status=new&q=José";
	const { searchParams } = new URL(leadPath(lead, filters), "http://localhost");
	expect(searchParams.get("list")).toBe(filters);
	expect(new URL(leadPath(lead, filters, "new~2026"), "http://localhost").searchParams.get("place")).toBe("new~2026");
	expect(listPath(searchParams.get("list"))).toBe("/admin/leads?status=new&q=Jos%C3%A9");
	expect(listPath(null)).toBe("/admin/leads");
	expect(listPath("#//evil.example\r\n\ud800")).toMatch(/^\/admin\/leads\?[\w%.]*$/);
});
