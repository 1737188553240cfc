import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { usMapPaths } from "#domain/location/us-map-paths.ts";
import { StatesMap } from "./states-map.tsx";

const copy = { map: "Where we are licensed", licensed: "Licensed", others: "Not licensed" };
const states = [
	{ code: "FL", name: "Flórida", href: "/pt/services/final-expense/florida", licensed: true },
	{ code: "NJ", name: "Nova Jersey", href: "/pt/services/final-expense/new-jersey", licensed: true },
	{ code: "NY", name: "Nova York", href: "/pt/careers", licensed: false },
];

function render() {
	return parse(renderToStaticMarkup(<StatesMap states={states} copy={copy} />));
}

test("only licensed states are links, on the map and as text", () => {
	const page = render();
	const hrefs = (selector: string) => page.querySelectorAll(selector).map((link) => link.getAttribute("href"));
	const licensed = states.filter((state) => state.licensed).map(({ href }) => href);
	expect(hrefs("svg a")).toEqual(licensed);
	expect(hrefs("li a")).toEqual(licensed);
});

test("a link on the map has the state's name in the reader's language and its code", () => {
	const link = render().querySelector("svg a");
	expect(link?.getAttribute("aria-label")).toBe("Flórida (FL)");
	expect(link?.querySelector("title")?.text).toBe("Flórida");
	expect(link?.querySelector("text")?.text).toBe("FL");
});

test("the map has a label, and a shape for every state", () => {
	expect(render().querySelector("svg")?.getAttribute("aria-label")).toBe(copy.map);
	expect(Object.keys(usMapPaths)).toHaveLength(51);
});

test("only licensed states are green", () => {
	const page = render();
	expect(page.querySelectorAll("svg path.fill-green-600")).toHaveLength(2);
	expect(page.querySelector("svg > path")?.classList.contains("fill-ink-100")).toBe(true);
});

test("a small state has a wider target", () => {
	const page = render();
	expect(page.querySelectorAll("svg a circle")).toHaveLength(1);
	expect(page.querySelector('svg a[href$="new-jersey"] circle')).not.toBeNull();
});
