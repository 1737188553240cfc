import type { ReactNode } from "react";
import type { ProductSlug } from "#domain/products/products.ts";
import { BenchScene } from "./bench-scene.tsx";
import { DebtScene } from "./debt-scene.tsx";
import { GroveScene } from "./grove-scene.tsx";
import { KiteScene } from "./kite-scene.tsx";
import { LighthouseScene } from "./lighthouse-scene.tsx";
import { StiltHouseScene } from "./stilt-house-scene.tsx";
import { UmbrellaScene } from "./umbrella-scene.tsx";

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
