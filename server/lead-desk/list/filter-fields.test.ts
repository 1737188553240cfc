import { expect, test } from "vitest";
import { parseLeadFilter } from "#domain/lead-desk/lead-filter.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { leadActor } from "#tests/support/actors.ts";
import { activeFilters, filterFields } from "./filter-fields.server.ts";

const people = [{ id: "ana", name: "Ana Ruiz" }];

/** What the filters in use say, and the list without each. */
function chips(query: string, role: "admin" | "agent", locale: "en" | "pt" = "en"): [text: string, query: string][] {
	const filter = parseLeadFilter(new URLSearchParams(query));
	const screen = { reader: leadActor({ userId: "luis", role }), locale, copy: copyFor(locale, "leadDesk"), people };
	return activeFilters(filter, filterFields(filter, screen), screen).map((chip) => [chip.text, chip.query]);
}

test("each filter in use is named, and leads to the list without it", () => {
	expect(chips("status=not,new,won&owner=ana&from=2026-11-02&valueFrom=1200&suppressed=no", "admin")).toEqual([
		["Status: not New, Won", "owner=ana&from=2026-11-02&valueFrom=1200&suppressed=no"],
		["Owner: Ana Ruiz", "status=not,new,won&from=2026-11-02&valueFrom=1200&suppressed=no"],
		["Received from: November 2, 2026", "status=not,new,won&owner=ana&valueFrom=1200&suppressed=no"],
		["Annual value from: $1,200", "status=not,new,won&owner=ana&from=2026-11-02&suppressed=no"],
		[expect.stringMatching(/^not /), "status=not,new,won&owner=ana&from=2026-11-02&valueFrom=1200"],
	]);
	expect(chips("valueTo=1200&to=2026-11-02", "admin", "pt").map(([text]) => text)).toEqual([
		"Recebidos até: 2 de novembro de 2026",
		"Valor anual até: US$\u00a01.200",
	]);
});

test("what somebody can't choose is named, too: it says why the list is short", () => {
	expect(chips("owner=gone,ana", "admin")).toEqual([["Owner: Ana Ruiz, Someone else", ""]]);
	expect(chips("owner=ana", "agent")).toEqual([["Owner: Someone else", ""]]);
	expect(chips("owner=luis", "agent")).toEqual([["Owner: Me", ""]]);
	expect(chips("spam=yes", "agent")).toEqual([[expect.any(String), ""]]);
});
