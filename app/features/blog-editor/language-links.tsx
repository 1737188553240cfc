import { Link } from "react-router";
import { localeNames } from "#domain/locale/locales.ts";
import type { EditorCopy, LanguageLink } from "./editor-data.ts";

/** The article's other languages, how far each is, and which of them visitors don't see. */
export function LanguageLinks({ links, copy }: { links: LanguageLink[]; copy: EditorCopy["page"] }) {
	return (
		<nav aria-label={copy.languages}>
			<ul className="flex flex-wrap gap-2">
				{links.map(({ locale, to, state, isCurrent, isOriginal }) => {
					const about = [state, isOriginal && copy.original].filter(Boolean).join(", ");
					const name = (
						<>
							<span lang={locale} className="font-semibold">
								{localeNames[locale]}
							</span>
							{about && <span className="text-sm">{about}</span>}
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
			{links.map(
				({ locale, off }) =>
					off && (
						<p key={locale} className="mt-2 text-sm">
							{off}
						</p>
					),
			)}
		</nav>
	);
}
