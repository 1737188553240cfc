import type { ReactNode } from "react";
import type { Messages } from "#i18n/messages.server.ts";

/** A new signing secret. It is shown only once. */
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
	return (
		<section
			role="status"
			aria-labelledby="secret-title"
			className="mt-5 grid gap-3 rounded-xl border-2 border-ink-800 bg-white p-5"
		>
			<h3 id="secret-title" className="text-xl">
				{title}
			</h3>
			<p className="max-w-prose">{copy.once}</p>
			<label className="font-medium text-ink-900" htmlFor="new-secret">
				{copy.title}
			</label>
			<input
				id="new-secret"
				readOnly
				value={secret}
				className="block min-h-12 w-full rounded-md border border-ink-500 bg-sand-50 px-4 py-2.5 font-mono text-ink-900"
			/>
			{children}
		</section>
	);
}
