import { type ReactNode, useEffect, useRef } from "react";
import type { Messages } from "#i18n/messages.server.ts";

/** A new signing secret. It is shown only once, so the page moves to it, from wherever its form was sent. */
export function SecretBox({
	title,
	secret,
	copy,
	children,
}: {
	title: string;
	secret: string;
	copy: Messages["webhooks"]["secret"];
	children?: ReactNode;
}) {
	const heading = useRef<HTMLHeadingElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another secret is announced like the first one
	useEffect(() => heading.current?.focus(), [secret]);
	return (
		<section aria-labelledby="secret-title" className="mt-5 grid gap-3 rounded-xl border-2 border-ink-800 bg-white p-5">
			<h3 id="secret-title" ref={heading} tabIndex={-1} className="scroll-mt-24 text-xl outline-none">
				{title}
			</h3>
			<p className="max-w-prose">{copy.once}</p>
			<label className="font-medium text-ink-900" htmlFor="new-secret">
				{copy.title}
			</label>
			<textarea
				id="new-secret"
				readOnly
				rows={2}
				spellCheck={false}
				value={secret}
				onFocus={({ currentTarget }) => currentTarget.select()}
				className="block min-h-12 w-full resize-none rounded-md border border-ink-500 bg-sand-50 px-4 py-2.5 font-mono break-all text-ink-900 field-sizing-content"
			/>
			{children}
		</section>
	);
}
