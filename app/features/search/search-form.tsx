import type { ComponentProps } from "react";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import type { Messages } from "#i18n/messages.server.ts";

export type SearchCopy = Messages["search"];

/** Sends the search to the server. With script, the form in the header shows hits while the visitor types. */
export function SearchForm({
	locale,
	copy,
	query,
	className,
	...input
}: { locale: string; copy: SearchCopy; query?: string } & Omit<ComponentProps<"input">, "name" | "type">) {
	return (
		<search className={className}>
			<form action={`/${locale}/search`} className="flex gap-2">
				<input
					type="search"
					name="q"
					aria-label={copy.label}
					placeholder={copy.placeholder}
					defaultValue={query}
					maxLength={200}
					autoComplete="off"
					className="min-h-12 min-w-0 grow rounded-full border-2 border-ink-300 bg-white px-4 text-ink-900 placeholder:text-ink-500"
					{...input}
				/>
				<button type="submit" className={buttonStyle("primary")}>
					{copy.submit}
				</button>
			</form>
		</search>
	);
}
