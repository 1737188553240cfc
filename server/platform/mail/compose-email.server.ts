import { render } from "@react-email/render";
import { type ComponentType, createElement } from "react";
import type { Mail } from "./mailer.server.ts";

interface Envelope {
	to: string;
	subject: string;
	replyTo?: string | null | undefined;
}

/** Renders a mail from its template, as HTML and as plain text. */
export async function composeEmail<Props extends { language: string }>(
	{ to, subject, replyTo }: Envelope,
	template: ComponentType<Props>,
	props: Props,
): Promise<Mail> {
	const element = createElement(template, props);
	return {
		to,
		...(replyTo && { replyTo }),
		subject,
		html: await render(element),
		text: await render(element, { plainText: true }),
		language: props.language,
	};
}
