import { Link } from "react-router";
import { listPath } from "#domain/lead-desk/lead-address.ts";
import type { LeadPageCopy } from "./lead-page-props.ts";

/** A lead that does not exist and one that is somebody else's look the same. */
export function LeadMissing({ copy, list, isLate }: { copy: LeadPageCopy; list: string | null; isLate: boolean }) {
	return (
		<div className="max-w-prose">
			<h1 className="text-3xl">{copy.missing.title}</h1>
			<p className="mt-3">{isLate ? copy.missing.late : copy.missing.text}</p>
			<Link
				to={listPath(list)}
				className="mt-3 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
			>
				{copy.back}
			</Link>
		</div>
	);
}
