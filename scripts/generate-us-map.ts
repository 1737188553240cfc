import { readFileSync, writeFileSync } from "node:fs";

/**
 * Simplifies the Census Bureau's boundaries (us-atlas, in the Albers projection with Alaska and Hawaii below) to a
 * few kilobytes. Shared borders are simplified once, so that no gap opens between states. After changing a setting,
 * run it again and commit the result: `node scripts/generate-us-map.ts`.
 */
const target = "domain/location/us-map-paths.ts";
/** Bends smaller than this are removed, in square units of a map about 1,000 wide. */
const smallestBend = 5;
/** Islands smaller than this are removed, except a state's largest. */
const smallestIsland = 18;

type Point = readonly [number, number];
interface Topology {
	transform: { scale: Point; translate: Point };
	arcs: Point[][];
	objects: {
		states: {
			geometries: { id: string; arcs: number[][] | number[][][]; type: "Polygon" | "MultiPolygon" }[];
		};
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
	const points = arc.map(([dx, dy]): Point => {
		x += dx;
		y += dy;
		return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
	});
	return thin(points).map(([px, py]): Point => [Math.round(px), Math.round(py)]);
});

const states = topology.objects.states.geometries
	.map(({ id, type, arcs: shape }) => {
		const polygons = type === "Polygon" ? [shape as number[][]] : (shape as number[][][]);
		const rings = polygons
			.map(([outer = []]) => ring(outer))
			.sort((a, b) => Math.abs(area(b)) - Math.abs(area(a)))
			.filter((points, index) => index === 0 || Math.abs(area(points)) >= smallestIsland);
		return { code: codes[Number(id)] as string, rings };
	})
	.sort((a, b) => a.code.localeCompare(b.code));

const points = states.flatMap(({ rings }) => rings.flat());
const left = Math.min(...points.map(([x]) => x)) - 2;
const top = Math.min(...points.map(([, y]) => y)) - 2;
const width = Math.max(...points.map(([x]) => x)) - left + 2;
const height = Math.max(...points.map(([, y]) => y)) - top + 2;

const moved = states.map(({ code, rings }) => ({
	code,
	rings: rings.map((r) => r.map(([x, y]): Point => [x - left, y - top])),
}));
const paths = moved.map(({ code, rings }) => `\t${code}: "${rings.map(pathOf).join("")}",`);
const spots = moved.map(({ code, rings }) => {
	const { center, radius } = roomiest(rings[0] as Point[]);
	return `\t${code}: { x: ${center[0]}, y: ${center[1]}, room: ${radius} },`;
});

writeFileSync(
	target,
	`// Written by scripts/generate-us-map.ts from the boundaries of the US Census Bureau (public domain).

export const usMapSize = { width: ${width}, height: ${height} } as const;

/** Outlines by postal code: fifty states and the District of Columbia. */
export const usMapPaths: Readonly<Record<string, string>> = {
${paths.join("\n")}
};

/** The best place for each label: the point farthest from the borders, and its distance to them, the room. */
export const usMapLabels: Readonly<Record<string, { x: number; y: number; room: number }>> = {
${spots.join("\n")}
};
`,
);

/** Visvalingam's algorithm: repeatedly removes the bend that changes the shape least. The ends stay. */
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
		// A closed line needs three corners to be visible.
		if (at < 0 || points.length <= 4) return points;
		points.splice(at, 1);
	}
}

/** A negative arc is the same border in the other direction. */
function ring(indexes: number[]): Point[] {
	const walked = indexes.flatMap((index) => {
		const arc = index < 0 ? [...(arcs[~index] as Point[])].reverse() : (arcs[index] as Point[]);
		return arc.slice(1);
	});
	return walked.filter(([x, y], i) => {
		const [px, py] = walked.at(i - 1) as Point;
		return x !== px || y !== py;
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

function roomiest(corners: Point[]): { center: Point; radius: number } {
	const xs = corners.map(([x]) => x);
	const ys = corners.map(([, y]) => y);
	let best = { center: [0, 0] as Point, radius: -1 };
	for (let x = Math.min(...xs); x <= Math.max(...xs); x++) {
		for (let y = Math.min(...ys); y <= Math.max(...ys); y++) {
			const radius = contains(corners, [x, y]) ? distanceToBorder(corners, [x, y]) : -1;
			if (radius > best.radius) best = { center: [x, y], radius };
		}
	}
	return { ...best, radius: Math.max(0, Math.round(best.radius)) };
}

function contains(corners: Point[], [x, y]: Point): boolean {
	return corners.reduce((inside, [ax, ay], i) => {
		const [bx, by] = corners.at(i - 1) as Point;
		return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
	}, false);
}

function distanceToBorder(corners: Point[], [x, y]: Point): number {
	return Math.min(
		...corners.map(([ax, ay], i) => {
			const [bx, by] = corners.at(i - 1) as Point;
			const length = (bx - ax) ** 2 + (by - ay) ** 2;
			const along = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
			return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
		}),
	);
}
