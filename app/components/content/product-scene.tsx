import type { ReactNode } from "react";
import type { ProductSlug } from "#domain/products/products.ts";
import { BenchScene } from "../illustrations/bench-scene.tsx";
import { DebtScene } from "../illustrations/debt-scene.tsx";
import type { DrawnName } from "../illustrations/drawn-scene.tsx";
import { GroveScene } from "../illustrations/grove-scene.tsx";
import { KiteScene } from "../illustrations/kite-scene.tsx";
import { LighthouseScene } from "../illustrations/lighthouse-scene.tsx";
import { StiltHouseScene } from "../illustrations/stilt-house-scene.tsx";
import { UmbrellaScene } from "../illustrations/umbrella-scene.tsx";

/** Each product as a scene on the Gulf coast. */
export const productScenes: Record<ProductSlug, () => ReactNode> = {
	"term-life": UmbrellaScene,
	"whole-life": LighthouseScene,
	"final-expense": BenchScene,
	iul: KiteScene,
	fia: StiltHouseScene,
	ibc: GroveScene,
	"debt-action": DebtScene,
};

/** The names of these scenes, for pages that show them as files. */
export const productSceneNames = {
	"term-life": "umbrella",
	"whole-life": "lighthouse",
	"final-expense": "bench",
	iul: "kite",
	fia: "stilt-house",
	ibc: "grove",
	"debt-action": "debt",
} as const satisfies Record<ProductSlug, DrawnName>;

export function ProductScene({ slug }: { slug: ProductSlug }) {
	const Scene = productScenes[slug];
	return <Scene />;
}
