import { readFileSync, writeFileSync } from "node:fs";
import { Children, type ReactElement, type ReactNode } from "react";
import { expect, test } from "vitest";
import { productScenes } from "#app/components/content/product-scene.tsx";

/*
 * PDFs are drawn where the site's components can't be loaded, so the covers of the guides are copies of the illustrations on
 * their pages, with colors instead of classes. After a change of an illustration: DRAW_COVERS=1 npx vitest run --project
 * unit tests/figures/cover-scenes.test.tsx
 */
const file = "server/pdf/covers/cover-scenes.json";
const css = readFileSync("app/app.css", "utf8");

type Shape = { tag: string; props: Record<string, string>; children?: Shape[] };

/** Properties that a child inherits from its parent. */
interface Paint {
	color: string;
	fill: string;
	stroke: string;
	strokeWidth: string;
	strokeLinecap: string;
	strokeLinejoin: string;
}

function colorOf(name: string): string {
	if (name === "white") return "#ffffff";
	return new RegExp(`--color-${name}: (#[0-9a-f]{6})`).exec(css)?.[1] ?? name;
}

function shapesOf(node: ReactNode, paint: Paint): Shape[] {
	return Children.toArray(node).flatMap((child) => {
		const { type, props } = child as ReactElement<Record<string, unknown> & { children?: ReactNode }>;
		if (typeof type === "function") return shapesOf((type as (given: object) => ReactNode)(props), paint);
		if (typeof type !== "string") return shapesOf(props.children, paint);
		return shapeOf(type, props, paint);
	});
}

function shapeOf(tag: string, props: Record<string, unknown> & { children?: ReactNode }, parent: Paint): Shape[] {
	const own = Object.fromEntries(Object.entries(props).filter(([key]) => key in parent));
	const classes = String(props.className ?? "").split(" ");
	const classed = (kind: string) => classes.find((name) => name.startsWith(`${kind}-`))?.slice(kind.length + 1);
	const paint: Paint = {
		...parent,
		...Object.fromEntries(Object.entries(own).map(([key, value]) => [key, String(value)])),
	};
	paint.color = classed("text") ?? paint.color;
	paint.fill = classed("fill") ?? paint.fill;
	paint.stroke = classed("stroke") ?? paint.stroke;
	const children = shapesOf(props.children, paint);
	if (tag === "svg") return children;
	if (tag === "g") {
		const transform: Record<string, string> = props.transform ? { transform: String(props.transform) } : {};
		return [{ tag, props: { ...transform, ...opacityOf(props) }, children }];
	}
	const painted = (value: string) => colorOf(value === "currentColor" ? paint.color : value);
	const geometry = ["d", "cx", "cy", "r", "rx", "ry"].filter((name) => props[name] !== undefined);
	const { strokeWidth, strokeLinecap, strokeLinejoin } = paint;
	const stroke = painted(paint.stroke);
	const drawn: Record<string, string> = {
		...Object.fromEntries(geometry.map((name) => [name, String(props[name])])),
		fill: painted(paint.fill),
		...(stroke !== "none" && { stroke, strokeWidth, strokeLinecap, strokeLinejoin }),
		...opacityOf(props),
	};
	return [{ tag, props: drawn }];
}

function opacityOf({ opacity }: Record<string, unknown>): Record<string, string> {
	return opacity === undefined ? {} : { opacity: String(opacity) };
}

const initial: Paint = {
	color: "ink-900",
	fill: "#000000",
	stroke: "none",
	strokeWidth: "1",
	strokeLinecap: "butt",
	strokeLinejoin: "miter",
};

test("the covers of the guides are drawn as the illustrations of their pages", () => {
	const scenes = Object.fromEntries(
		Object.entries(productScenes).map(([product, Scene]) => [product, shapesOf(<Scene />, initial)]),
	);
	const text = `${JSON.stringify(scenes, null, "\t")}\n`;
	if (process.env.DRAW_COVERS) writeFileSync(file, text);
	expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(JSON.parse(text));
	expect(text).not.toMatch(/currentColor|"(?:ink|coral|sand|sun)-/);
});
