import type { Locale } from "#domain/locale/locales.ts";
import type { ChangedLine } from "#domain/sign-offs/mark-changes.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { textLink } from "../staff/text-link.ts";
import { TextParts } from "../staff/text-parts.tsx";

/** Where the first change is. */
const changeId = "change";

/** The text of a page in its order, with what changed since it was signed off. */
export function SignedLines({
	lines,
	language,
	kinds,
	copy,
}: {
	lines: ChangedLine[];
	language: Locale;
	kinds: Messages["blogDesk"]["versions"]["kinds"];
	copy: Pick<Messages["signOffs"], "law" | "or" | "toChange">;
}) {
	const first = lines.findIndex(({ kind }) => kind !== "same");
	return (
		<>
			{first > 0 && (
				<p>
					<a href={`#${changeId}`} className={textLink}>
						{copy.toChange}
					</a>
				</p>
			)}
			<ul className="grid gap-3">
				{lines.map(({ kind, isHeading, isSigned, forms }, index) => (
					<li
						// biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same
						key={index}
						id={index === first ? changeId : undefined}
						className={`scroll-mt-6 border-l-4 pl-4 ${isSigned ? "border-ink-400" : "border-transparent"}`}
					>
						{isSigned && <span className="sr-only">{copy.law}: </span>}
						{kind !== "same" && <p className="text-sm font-semibold text-coral-800">{kinds[kind]}</p>}
						{forms.map((parts, form) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: the forms are in order
							<div key={form}>
								{form > 0 && <p className="text-sm text-ink-700">{copy.or}</p>}
								<p
									lang={language}
									className={`max-w-prose whitespace-pre-line wrap-anywhere ${isHeading ? "font-semibold text-ink-900" : ""}`}
								>
									<TextParts parts={parts} />
								</p>
							</div>
						))}
					</li>
				))}
			</ul>
		</>
	);
}
