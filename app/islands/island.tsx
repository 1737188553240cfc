import { type ComponentType, createContext, type ReactElement, useContext, useId } from "react";
import { useMessages } from "use-intl";
import { PageFrame, usePageLocale } from "#app/browser/page-frame.tsx";
import { EmbeddedJson } from "./embedded-json.tsx";
import { propsId } from "./props-id.ts";
import type { IslandMoment, IslandName, IslandProps } from "./registry.ts";

/** Renders a tree of its own to HTML. Given where pages are rendered for a browser that will not hydrate them whole. */
export type RenderIsland = (element: ReactElement, options: { identifierPrefix: string }) => string;

export const RenderIslandContext = createContext<RenderIsland | undefined>(undefined);

/**
 * A part of a page that gets script. It is plain HTML until `when`, and works as such; then the browser fetches its
 * component and hydrates it, and nothing else on the page.
 */
export function Island<N extends IslandName>({
	name,
	when,
	component,
	props,
	className,
}: {
	name: N;
	when: IslandMoment;
	component: ComponentType<IslandProps<N>>;
	props: IslandProps<N>;
	className?: string;
}) {
	const render = useContext(RenderIslandContext);
	const locale = usePageLocale();
	const messages = useMessages();
	const id = `island${useId()}`;
	const Component = component as ComponentType<object>;
	if (!render) return <Component {...(props as object)} />;

	// A tree of its own gives out its ids under a prefix of its own, in the browser as here.
	const html = render(
		<PageFrame locale={locale} messages={messages}>
			<Component {...(props as object)} />
		</PageFrame>,
		{ identifierPrefix: id },
	);
	return (
		<>
			<div
				id={id}
				data-island={name}
				data-when={when}
				className={className}
				// biome-ignore lint/security/noDangerouslySetInnerHtml: React's own rendering
				dangerouslySetInnerHTML={{ __html: html }}
			/>
			<EmbeddedJson id={propsId(id)} data={props} />
		</>
	);
}
