import { expect, test } from "vitest";
import { agency } from "#content/agency.ts";
import { request } from "#tests/support/site-page.ts";

test("security.txt says where to report a weakness, and is not out of date", async () => {
	const response = await request("/.well-known/security.txt");
	expect(response.status).toBe(200);
	expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
	const lines = (await response.text()).trim().split("\n");
	const fields = new Map(lines.map((line) => line.split(": ", 2) as [string, string]));
	expect(fields.get("Contact")).toBe(`mailto:${agency.email}`);
	expect(new Date(fields.get("Expires") ?? 0).getTime()).toBeGreaterThan(Date.now());
});
