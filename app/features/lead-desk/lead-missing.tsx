import { Link } from "react-router";
import { deletedLeadsPath, listPath } from "#domain/lead-desk/lead-address.ts";
import type { LeadPageCopy } from "./lead-page-props.ts";

const link = "inline-flex min-h-11 items-center font-semibold underline underline-offset-4";

/** A lead that does not exist and one that is somebody else's look the same. */
export function LeadMissing({
	copy,
	list,
	isLate,
	bin = null,
}: {
	copy: LeadPageCopy;
	list: string | null;
	isLate: boolean;
	/** The name of the page of deleted leads, for people who may restore them. */
	bin?: string | null;
}) {
	return (
		<div className="max-w-prose">
			<h1 className="text-3xl">{copy.missing.title}</h1>
			<p className="mt-3">{isLate ? copy.missing.late : copy.missing.text}</p>
			<p className="mt-3 flex flex-wrap gap-x-6">
				<Link to={listPath(list)} className={link}>
					{list ? copy.backToList : copy.back}
				</Link>
				{bin && (
					<Link to={deletedLeadsPath} className={link}>
						{bin}
					</Link>
				)}
			</p>
		</div>
	);
}
