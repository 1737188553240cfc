import { expect, test } from "vitest";
import { currentLink } from "./current-link.ts";

const links = ["/admin/leads", "/admin/leads?clients=yes", "/admin/leads/export", "/admin/people"].map((path) => ({
	path,
}));

test.each([
	["/admin/leads", "", "/admin/leads", true],
	["/admin/leads", "?status=new", "/admin/leads", true],
	["/admin/leads", "?clients=yes&sort=due", "/admin/leads?clients=yes", true],
	["/admin/leads/0198", "?clients=yes", "/admin/leads", false],
	["/admin/leads/export", "", "/admin/leads/export", true],
	["/admin/people/1", "", "/admin/people", false],
])("%s%s belongs to %s", (pathname, search, path, isExact) => {
	expect(currentLink(links, { pathname, search })).toEqual({ link: { path }, isExact });
});

test("a page outside belongs to no link", () => {
	expect(currentLink(links, { pathname: "/admin/leadsheet", search: "" })).toBeNull();
});
