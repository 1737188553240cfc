import { type ComponentType, createContext, type ReactElement, useContext, useId } from "react";
import { useMessages } from "use-intl";
import { PageFrame, useClaims, usePageLocale } from "#app/browser/page-frame.tsx";
import { EmbeddedJson } from "./embedded-json.tsx";
import { propsId } from "./props-id.ts";
import type { IslandMoment, IslandName, IslandProps } from "./registry.ts";

/** Renders a separate tree to HTML. Provided on the server, where pages are rendered that are not hydrated as a whole. */
export type RenderIsland = (element: ReactElement, options: { identifierPrefix: string }) => string;

export const RenderIslandContext = createContext<RenderIsland | undefined>(undefined);

/**
 * A part of a page that gets script. Until the moment `when` it works as plain HTML; then the browser fetches its
 * component and hydrates it, and nothing else on the page.
 */
export function Island<N extends IslandName>({
	name,
	when,
	component,
	props,
	resumes,
	filed = [],
	className,
}: {
	name: N;
	when: IslandMoment;
	component: ComponentType<IslandProps<N>>;
	props: IslandProps<N>;
	/** The memory in the tab that, once it holds a result, makes the island start at once. */
	resumes?: string;
	/** The props that are in the file of parts. */
	filed?: readonly (keyof IslandProps<N>)[];
	className?: string;
}) {
	const render = useContext(RenderIslandContext);
	const locale = usePageLocale();
	const messages = useMessages();
	const claims = useClaims();
	const id = `island${useId()}`;
	const Component = component as ComponentType<object>;
	if (!render) return <Component {...(props as object)} />;

	// A separate tree needs its own prefix for ids, the same in the browser as here.
	const html = render(
		<PageFrame locale={locale} messages={messages} claims={claims}>
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
				data-resumes={resumes}
				className={className}
				// biome-ignore lint/security/noDangerouslySetInnerHtml: React's own rendering
				dangerouslySetInnerHTML={{ __html: html }}
			/>
			<EmbeddedJson
				id={propsId(id)}
				data={Object.fromEntries(
					Object.entries(props as object).filter(([key]) => !filed.some((name) => name === key)),
				)}
			/>
		</>
	);
}
