import { backLink } from "#app/browser/page-markers.ts";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { MessagePage } from "./message-page.tsx";

export interface NotFoundCopy {
	title: string;
	text: string;
	home: string;
	back: string;
}

/** @param previous the page that the visitor came from, for browsers without script */
export function NotFoundPage({ copy, previous }: { copy: NotFoundCopy; previous: string }) {
	return (
		<MessagePage title={copy.title} text={copy.text}>
			<SiteLink path="/" className={buttonStyle("primary")}>
				{copy.home}
			</SiteLink>
			<a href={previous} {...backLink.mark("")} className={buttonStyle("secondary")}>
				{copy.back}
			</a>
		</MessagePage>
	);
}
