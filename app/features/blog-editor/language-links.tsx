import { Link } from "react-router";
import { localeNames } from "#domain/locale/locales.ts";
import type { EditorCopy, LanguageLink } from "./editor-data.ts";

/** The article's other languages, and how far each is. */
export function LanguageLinks({ links, copy }: { links: LanguageLink[]; copy: EditorCopy["page"] }) {
	return (
		<nav aria-label={copy.languages}>
			<ul className="flex flex-wrap gap-2">
				{links.map(({ locale, to, state, isCurrent, isOriginal }) => {
					const name = (
						<>
							<span lang={locale} className="font-semibold">
								{localeNames[locale]}
							</span>
							<span className="text-sm">{isOriginal ? `${state}, ${copy.original}` : state}</span>
						</>
					);
					const look = "grid min-h-12 content-center rounded-md border px-4 py-1.5 whitespace-nowrap";
					return (
						<li key={locale}>
							{to ? (
								<Link
									to={to}
									aria-current={isCurrent ? "page" : undefined}
									className={`${look} ${isCurrent ? "border-ink-800 bg-ink-800 text-white" : "border-ink-300 bg-white text-ink-900 hover:border-ink-800"}`}
								>
									{name}
								</Link>
							) : (
								<span className={`${look} border-dashed border-ink-300 text-ink-700`}>{name}</span>
							)}
						</li>
					);
				})}
			</ul>
		</nav>
	);
}
