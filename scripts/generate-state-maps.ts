import { readFileSync, writeFileSync } from "node:fs";
import { cityPlaces } from "./state-map-places.ts";

/**
 * Draws a map of each licensed state from the Census Bureau's boundaries (us-atlas, in the Albers projection): the state,
 * its neighbors, and a few of its cities. After changing a setting, run it again and commit the result:
 * `node scripts/generate-state-maps.ts`.
 */
const target = "app/components/illustrations/state-map-shapes.ts";
const size = { width: 480, height: 360 };
const margin = 34;
/** Outside of the drawing, corners are moved to this distance: their exact place does not show. */
const beyond = 60;
/** Bends and islands smaller than this are removed, in square units of the drawing. */
const smallestBend = 7;
const smallestIsland = 14;

/** Drawn below the other states, where they are nobody's neighbors. */
const movedByAtlas = ["AK", "HI"];
/** A city beyond this x coordinate has its name on the left of its dot. */
const namesTurnAt = 310;

type Point = readonly [number, number];
interface Topology {
	transform: { scale: Point; translate: Point };
	arcs: Point[][];
	objects: {
		states: { geometries: { id: string; arcs: number[][] | number[][][]; type: "Polygon" | "MultiPolygon" }[] };
	};
}

// Keyed by the Census Bureau's numbers, which have gaps.
const codes =
	"- AL AK - AZ AR CA - CO CT DE DC FL GA - HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA - RI SC SD TN TX UT VT VA - WA WV WI WY".split(
		" ",
	);
const topology: Topology = JSON.parse(readFileSync("node_modules/us-atlas/states-albers-10m.json", "utf8"));
const { scale, translate } = topology.transform;
const arcs = topology.arcs.map((arc) => {
	let x = 0;
	let y = 0;
	return arc.map(([dx, dy]): Point => {
		x += dx;
		y += dy;
		return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
	});
});
const outlines = new Map(
	topology.objects.states.geometries.map(({ id, type, arcs: shape }) => {
		const polygons = type === "Polygon" ? [shape as number[][]] : (shape as number[][][]);
		return [codes[Number(id)] as string, polygons.map(([outer = []]) => ring(outer))] as const;
	}),
);

const maps = Object.entries(cityPlaces).map(([code, cities]) => {
	const own = outlines.get(code) ?? [];
	const toDrawing = placing(own.flat());
	const draw = (rings: Point[][]) =>
		rings
			.map((corners) => thin(corners.map(toDrawing).map(clamped)).map(rounded))
			.filter((corners) => Math.abs(area(corners)) >= smallestIsland)
			.map(pathOf)
			.join("");
	const others = [...outlines]
		.filter(([other]) => other !== code && !movedByAtlas.includes(other))
		.map(([, rings]) => draw(rings));
	const dots = cities.map(([name, latitude, longitude, wanted]) => {
		const [x, y] = rounded(toDrawing(project(longitude, latitude)));
		const side = wanted ?? (x > namesTurnAt ? "left" : "right");
		return `[${JSON.stringify(name)}, ${x}, ${y}, "${side}"]`;
	});
	return `\t${code}: {
		state: "${draw(own)}",
		neighbors: "${others.join("")}",
		cities: [${dots.join(", ")}],
	},`;
});

writeFileSync(
	target,
	`// Written by scripts/generate-state-maps.ts from the boundaries of the US Census Bureau (public domain).

export const stateMapSize = { width: ${size.width}, height: ${size.height} } as const;

interface StateMapShapes {
	state: string;
	neighbors: string;
	/** Name, place, and the side of its dot that the name is on. */
	cities: readonly (readonly [string, number, number, "left" | "right"])[];
}

/** By postal code. */
export const stateMapShapes: Readonly<Record<string, StateMapShapes>> = {
${maps.join("\n")}
};
`,
);

/** The projection of the atlas: Albers' equal area with the parallels 29.5° and 45.5°, as in d3's \`geoAlbersUsa\`. */
function project(longitude: number, latitude: number): Point {
	const rad = Math.PI / 180;
	const low = Math.sin(29.5 * rad);
	const n = (low + Math.sin(45.5 * rad)) / 2;
	const c = 1 + low * (2 * n - low);
	const raw = (lambda: number, phi: number): Point => {
		const r = Math.sqrt(c - 2 * n * Math.sin(phi * rad)) / n;
		return [r * Math.sin(n * lambda * rad), -r * Math.cos(n * lambda * rad)];
	};
	const [x, y] = raw(longitude + 96, latitude);
	const [centerX, centerY] = raw(-0.6, 38.7);
	return [487.5 + 1300 * (x - centerX), 305 - 1300 * (y - centerY)];
}

/** Moves and scales a state into the middle of the drawing. */
function placing(points: Point[]): (point: Point) => Point {
	const xs = points.map(([x]) => x);
	const ys = points.map(([, y]) => y);
	const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
	const k = Math.min((size.width - 2 * margin) / (right - left), (size.height - 2 * margin) / (bottom - top));
	return ([x, y]) => [size.width / 2 + k * (x - (left + right) / 2), size.height / 2 + k * (y - (top + bottom) / 2)];
}

function clamped([x, y]: Point): Point {
	return [Math.max(-beyond, Math.min(size.width + beyond, x)), Math.max(-beyond, Math.min(size.height + beyond, y))];
}

function rounded([x, y]: Point): Point {
	return [Math.round(x), Math.round(y)];
}

/** Visvalingam's algorithm: repeatedly removes the bend that changes the shape least. */
function thin(line: Point[]): Point[] {
	const points = [...line];
	for (;;) {
		let minBend = smallestBend;
		let at = -1;
		for (let i = 1; i < points.length - 1; i++) {
			const bend = Math.abs(area([points[i - 1] as Point, points[i] as Point, points[i + 1] as Point]));
			if (bend < minBend) {
				minBend = bend;
				at = i;
			}
		}
		if (at < 0 || points.length <= 3) return points;
		points.splice(at, 1);
	}
}

/** A negative arc is the same border in the other direction. */
function ring(indexes: number[]): Point[] {
	return indexes.flatMap((index) => {
		const arc = index < 0 ? [...(arcs[~index] as Point[])].reverse() : (arcs[index] as Point[]);
		return arc.slice(1);
	});
}

function area(corners: Point[]): number {
	const twice = corners.reduce((sum, [x, y], i) => {
		const [nx, ny] = corners[(i + 1) % corners.length] as Point;
		return sum + x * ny - nx * y;
	}, 0);
	return twice / 2;
}

function pathOf(corners: Point[]): string {
	const [[x, y] = [0, 0]] = corners;
	const steps = corners.slice(1).map(([cx, cy], i) => {
		const [px, py] = corners[i] as Point;
		return `${cx - px}${cy - py < 0 ? "" : " "}${cy - py}`;
	});
	return `M${x} ${y}l${steps.join(" ").replaceAll(" -", "-")}z`;
}
