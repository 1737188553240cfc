import { readFileSync } from "node:fs";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { productScenes } from "#app/components/content/product-scene.tsx";
import { type DrawnName, drawnScenes } from "#app/components/illustrations/drawn-scene.tsx";
import { CallScene, CompareScene, HomeScene } from "#app/components/illustrations/step-scenes.tsx";
import { SunsetScene } from "#app/components/illustrations/sunset-scene.tsx";

/*
 * A page's style doesn't reach a picture in a file, so its colors are written out. After a change of an illustration:
 * npx vitest run --project unit tests/figures/drawn-scenes.test.tsx -u
 */
const folder = "../../app/components/illustrations/drawn";
const css = readFileSync("app/app.css", "utf8");

/** From one scene of the file to the next: more than what is drawn beyond an edge. */
const distance = 400;

const drawn = (Scene: (props: object) => ReactNode) => {
	const html = renderToStaticMarkup(<Scene />);
	return { name: /data-scene="([^"]+)"/.exec(html)?.[1] as DrawnName, html };
};
const products = Object.values(productScenes).map(drawn);
const others = [CallScene, CompareScene, HomeScene, SunsetScene].map(drawn);
const first = products[0]?.html ?? "";

test.each(others)("the file of $name is drawn as its illustration", async ({ name, html }) => {
	await expect(`${rootOf(html)}${shapesOf(html)}</svg>\n`).toMatchFileSnapshot(`${folder}/${name}.svg`);
});

test("the file of the products has each of their illustrations as a view", async () => {
	const views = products.map(({ name, html }, index) => {
		const top = index * distance;
		const view = `<view id="${name}" viewBox="0 ${top} ${sizeOf(html)}"/>`;
		return `${view}<g transform="translate(0 ${top})">${shapesOf(html)}</g>`;
	});
	// Without a view, and for its own size, the file is as the first.
	await expect(`${rootOf(first)}${views.join("")}</svg>\n`).toMatchFileSnapshot(`${folder}/products.svg`);
	for (const { html } of products) expect(rootOf(html)).toBe(rootOf(first));
});

test("each illustration has its own size in the list, and each name an illustration", () => {
	for (const { name, html } of [...products, ...others]) {
		const { width, height } = drawnScenes[name];
		expect(sizeOf(html), name).toBe(`${width} ${height}`);
	}
	expect([...products, ...others]).toHaveLength(Object.keys(drawnScenes).length);
});

function sizeOf(html: string): string | undefined {
	return /viewBox="0 0 (\d+ \d+)"/.exec(html)?.[1];
}

function rootOf(html: string): string {
	const ratio = /preserveAspectRatio="[^"]*"/.exec(html)?.[0];
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sizeOf(html)}" ${ratio}>`;
}

function shapesOf(html: string): string {
	const colored = html
		.replace(/^<svg[^>]*>|<\/svg>$/g, "")
		.replace(/ class="(fill|stroke|text)-([\w-]+)"/g, (_, kind: string, name: string) => {
			return ` ${kind === "text" ? "color" : kind}="${colorOf(name)}"`;
		})
		.replace(/var\(--color-([\w-]+)\)/g, (_, name: string) => colorOf(name))
		.replaceAll(/><\/(?:path|circle|ellipse|rect|use|stop)>/g, "/>");
	expect(colored).not.toMatch(/class=|var\(/);
	return colored;
}

function colorOf(name: string): string {
	const color = new RegExp(`--color-${name}: (#[0-9a-f]+);`).exec(css)?.[1];
	if (!color) throw new Error(`There is no color ${name}`);
	return color;
}
