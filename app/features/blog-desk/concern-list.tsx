import { Link } from "react-router";
import { localeNames } from "#domain/locale/locales.ts";
import type { Messages } from "#i18n/messages.server.ts";
import type { concernLines } from "#server/blog-desk/describe-concern.server.ts";
import { textLink } from "../staff/text-link.ts";

export type ConcernLine = Awaited<ReturnType<typeof concernLines>>[number];

/** Articles that somebody should look at, each with the reason. */
export function ConcernList({ lines, copy }: { lines: ConcernLine[]; copy: Messages["blogDesk"] }) {
	if (lines.length === 0) return null;
	return (
		<section aria-labelledby="concerns" className="rounded-lg border-l-4 border-coral-700 bg-coral-50 p-5">
			<h3 id="concerns" className="text-xl">
				{copy.concerns.title}
			</h3>
			<ul className="mt-3 grid gap-3">
				{lines.map(({ id, title, locale, to, sentences }) => (
					<li key={id} className="wrap-anywhere text-ink-900">
						<Link to={to} className={textLink}>
							<span>
								<span lang={locale}>{title || copy.board.noTitle}</span> (
								<span lang={locale}>{localeNames[locale]}</span>)
							</span>
						</Link>
						{sentences.map((sentence) => (
							<p key={sentence}>{sentence}</p>
						))}
					</li>
				))}
			</ul>
		</section>
	);
}
