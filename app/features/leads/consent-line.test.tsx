import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type LeadKind, leadKinds } from "#domain/leads/lead-kind.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { ConsentLine, ConsentTerms } from "./consent-line.tsx";
import type { LeadFormControl } from "./use-lead-form.ts";

const { consent, ...copy } = copyFor("pt", "leads");

function draw(kind: LeadKind, { number = "", values = {} } = {}) {
	const form = {
		kind,
		locale: "pt",
		values,
		errors: {},
		copy: { ...copy, consent: { ...consent, request: consent.request[kind] } },
	};
	const control = form as unknown as LeadFormControl;
	return parse(
		renderToStaticMarkup(
			<>
				<ConsentLine form={control} />
				<ConsentTerms form={control} number={number} />
			</>,
		),
	);
}

test.each(leadKinds)("%s: no box is ticked in advance, and only the report's own must be", (kind) => {
	const boxes = draw(kind).querySelectorAll("input");
	expect(boxes.filter((box) => box.hasAttribute("checked"))).toEqual([]);
	const required = boxes.filter((box) => box.hasAttribute("required")).map((box) => box.getAttribute("name"));
	expect(required).toEqual(kind === "report" ? ["consent"] : []);
});

test("what comes by email asks for calls in a box of its own", () => {
	const names = (kind: LeadKind) =>
		draw(kind)
			.querySelectorAll("input")
			.map((box) => box.getAttribute("name"));
	expect(names("report")).toEqual(["consent", "calls_consent"]);
	expect(names("guide")).toEqual(["calls_consent"]);
	for (const kind of ["contact", "quote", "offer", "chat"] as const) expect(names(kind)).toEqual([]);
	expect(names("application"), "nobody who looks for work is asked to agree to advertising").toEqual([]);
});

test.each(leadKinds)("%s: agreement and terms together are the whole text, in its order", (kind) => {
	const drawn = draw(kind).text;
	for (const text of [consent.request[kind], ...(/report|guide/.test(kind) ? [consent.calls] : [])]) {
		const end = text.indexOf(". ") + 1;
		expect(drawn).toContain(text.slice(0, end));
		expect(drawn).toContain(text.slice(end).trim());
	}
});

test("the number that was typed and the links to the rules stand beside the boxes", () => {
	const drawn = draw("quote", { number: "941-555-0100" });
	expect(drawn.text).toContain(`${consent.number} 941-555-0100`);
	expect(drawn.querySelector(".invisible")).toBeNull();
	const empty = draw("quote").querySelector(".invisible");
	expect(empty?.text.trim()).toBe(consent.number);
	expect(empty?.nextElementSibling, "no empty line between the texts and the links").toBeNull();
	expect(empty?.classList.contains("noscript:hidden"), "without script it stays empty").toBe(true);
	expect(drawn.querySelectorAll("a").map((link) => link.getAttribute("href"))).toEqual(["/pt/terms", "/pt/privacy"]);
});

test("a form that came back keeps what was ticked", () => {
	const boxes = draw("guide", { values: { calls_consent: "on" } }).querySelectorAll("input");
	expect(boxes.map((box) => box.hasAttribute("checked"))).toEqual([true]);
});
