import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import english from "#i18n/messages/en/health.json" with { type: "json" };
import { createMetrics } from "../platform/metrics.server.ts";
import { openRegistry } from "./open-registry.server.ts";

const rules = readFileSync("deploy/prometheus-rules.yml", "utf8");
const alerts = rules
	.split(/^ +- alert: /m)
	.slice(1)
	.map((text) => {
		const [name] = text.split("\n", 1);
		const field = (key: string) => new RegExp(`^ +${key}: (.+)$`, "m").exec(text)?.[1] ?? "";
		return { name, expr: field("expr"), summary: field("summary"), description: field("description") };
	});

test("each metric of the rules exists", () => {
	const { registry } = openRegistry(createMetrics(), { version: "1.2.3" });
	const known = new Set(registry.getMetricsAsArray().map(({ name }) => name));
	for (const { name, expr } of alerts) {
		// Only metrics and functions have an underscore.
		const used = expr.replaceAll(/"[^"]*"/g, "").match(/\b\w*_\w+\b(?!\()/g) ?? [];
		expect(used, name).not.toEqual([]);
		for (const metric of used) expect(known, `${name}: ${metric}`).toContain(metric);
	}
});

test("each part of the health page has an alert under its name", () => {
	const found = alerts.flatMap(({ expr, summary }) => {
		const [, part] = /^site_health\{part="(\w+)"\} == 2$/.exec(expr) ?? [];
		return part ? [[part, summary]] : [];
	});
	expect(Object.fromEntries(found)).toEqual(english.names);
});

test("each alert has its own name, a description, and a paragraph about what to do", () => {
	const operations = readFileSync("docs/operations.md", "utf8");
	expect(new Set(alerts.map(({ name }) => name)).size).toBe(alerts.length);
	for (const { name, summary, description } of alerts) {
		expect(description, name).toMatch(/\.$/);
		const [, paragraph = ""] = operations.split(`\n**${summary}.** `);
		expect(paragraph.split("\n\n", 1)[0]?.length, `${name}: ${summary}`).toBeGreaterThan(100);
	}
});
