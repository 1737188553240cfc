import { Fragment } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { cellStyle, TableFrame } from "#app/components/content/content-table.tsx";
import type { Journey } from "#domain/profiling/journey.ts";

/** Each page of a visit: how long it was visible, and how much of it. */
export function PagesRead({ views }: Pick<Journey, "views">) {
	const t = useTranslations("profile");
	const format = useFormatter();
	return (
		<TableFrame id="pages-read" caption={t("pages")}>
			<thead>
				<tr className="bg-ink-50">
					{(["page", "seconds", "scrolled"] as const).map((column) => (
						<th key={column} scope="col" className={`${cellStyle} font-semibold text-ink-900`}>
							{t(column)}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{views.map(({ page, seconds, scrolled }, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a page may be opened twice, and the order never changes
					<tr key={index} className="border-t border-ink-100">
						<th scope="row" className={`${cellStyle} font-medium text-ink-900`}>
							{breakable(page)}
						</th>
						<td className={cellStyle}>{t("duration", { seconds: format.number(seconds) })}</td>
						<td className={cellStyle}>{format.number(scrolled, { style: "percent" })}</td>
					</tr>
				))}
			</tbody>
		</TableFrame>
	);
}

/** A path that may break before each of its parts. */
function breakable(path: string) {
	return path.split(/(?=\/)/).map((part, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
		<Fragment key={index}>
			{index > 0 && <wbr />}
			{part}
		</Fragment>
	));
}
