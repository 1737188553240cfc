import { Link } from "react-router";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { areaListPath, numberFilePath, resultsPath } from "#domain/do-not-call/register-address.ts";
import { RegisterBox } from "./register-box.tsx";
import type { DoNotCallCopy } from "./register-props.ts";

const link = "inline-flex min-h-11 items-center font-semibold underline underline-offset-4";

/** The ways to add checks, and the numbers to give to a service. */
export function RegisterTools({ copy }: { copy: DoNotCallCopy }) {
	return (
		<RegisterBox id="add" title={copy.tools.title} lead={copy.tools.lead}>
			<div className="flex flex-wrap gap-3">
				<Link to={areaListPath} className={buttonStyle()}>
					{copy.tools.list}
				</Link>
				<Link to={resultsPath} className={buttonStyle("secondary")}>
					{copy.tools.results}
				</Link>
			</div>
			<div>
				<h4 className="text-base font-semibold text-ink-900">{copy.tools.export}</h4>
				<p className="max-w-prose text-sm text-ink-700">{copy.tools.exportHint}</p>
				<p className="flex flex-wrap gap-x-6">
					<a href={numberFilePath("numbers.csv")} className={link}>
						{copy.tools.csv}
					</a>
					<a href={numberFilePath("numbers.txt")} className={link}>
						{copy.tools.lines}
					</a>
				</p>
			</div>
		</RegisterBox>
	);
}
