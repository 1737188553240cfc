import type { readWordsPage } from "#server/settings/words-page.server.ts";

type Opened = NonNullable<NonNullable<Awaited<ReturnType<typeof readWordsPage>>>["opened"]>;

/** Why somebody has to look at a text. */
export function WordMarks({ marks }: { marks: Opened["texts"][number]["marks"] }) {
	return [marks.original, marks.behind].map(
		(mark) =>
			mark && (
				<p key={mark} className="max-w-prose text-sm font-medium text-coral-800">
					{mark}
				</p>
			),
	);
}
