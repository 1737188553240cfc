import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { buttonStyle } from "../ui/button.tsx";
import { SiteLink } from "../ui/site-link.tsx";
import { MessagePage } from "./message-page.tsx";

export interface NotFoundCopy {
	title: string;
	text: string;
	home: string;
	back: string;
}

/** @param previous where the visitor came from, for a browser that can't say it without script */
export function NotFoundPage({ copy, previous }: { copy: NotFoundCopy; previous: string }) {
	const navigate = useNavigate();

	function goBack(event: MouseEvent) {
		if (window.history.length < 2) return;
		event.preventDefault();
		navigate(-1);
	}

	return (
		<MessagePage title={copy.title} text={copy.text}>
			<SiteLink path="/" className={buttonStyle("primary")}>
				{copy.home}
			</SiteLink>
			<a href={previous} onClick={goBack} className={buttonStyle("secondary")}>
				{copy.back}
			</a>
		</MessagePage>
	);
}
