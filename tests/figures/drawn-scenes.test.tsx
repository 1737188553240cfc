import { readFileSync } from "node:fs";
import type { ReactElement } from "react";
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

const scenes = [...Object.values(productScenes), CallScene, CompareScene, HomeScene, SunsetScene].map((Scene) =>
	renderToStaticMarkup((<Scene />) as ReactElement),
);

test.each(scenes.map((html) => [/data-scene="([^"]+)"/.exec(html)?.[1] as DrawnName, html] as const))(
	"the file of %s is drawn as its illustration",
	async (name, html) => {
		await expect(fileOf(html)).toMatchFileSnapshot(`${folder}/${name}.svg`);
		const { width, height } = drawnScenes[name];
		expect(html).toContain(`viewBox="0 0 ${width} ${height}"`);
	},
);

test("each file has an illustration", () => {
	expect(scenes).toHaveLength(Object.keys(drawnScenes).length);
});

function fileOf(html: string): string {
	const colored = html
		.replace(/<svg[^>]*? (viewBox="[^"]*").*? (preserveAspectRatio="[^"]*")[^>]*>/, (_, box: string, ratio: string) => {
			return `<svg xmlns="http://www.w3.org/2000/svg" ${box} ${ratio}>`;
		})
		.replace(/ class="(fill|stroke|text)-([\w-]+)"/g, (_, kind: string, name: string) => {
			return ` ${kind === "text" ? "color" : kind}="${colorOf(name)}"`;
		})
		.replace(/var\(--color-([\w-]+)\)/g, (_, name: string) => colorOf(name));
	expect(colored).not.toMatch(/class=|var\(/);
	return `${colored}\n`;
}

function colorOf(name: string): string {
	const color = new RegExp(`--color-${name}: (#[0-9a-f]+);`).exec(css)?.[1];
	if (!color) throw new Error(`There is no color ${name}`);
	return color;
}
