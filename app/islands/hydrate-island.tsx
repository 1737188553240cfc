import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import type { PageContext } from "#app/browser/page-context.ts";
import { PageFrame } from "#app/browser/page-frame.tsx";
import { IslandBoundary } from "./island-boundary.tsx";
import { type IslandName, islands } from "./registry.ts";

/** Hydrates one island, and nothing else on the page. */
export async function hydrateIsland(element: HTMLElement, props: object, context: PageContext): Promise<void> {
	const Component = (await islands[element.dataset.island as IslandName]()) as React.ComponentType<object>;
	hydrateRoot(
		element,
		<StrictMode>
			<PageFrame {...context}>
				<IslandBoundary place={element}>
					<Component {...props} />
				</IslandBoundary>
			</PageFrame>
		</StrictMode>,
		{ identifierPrefix: element.id },
	);
}
