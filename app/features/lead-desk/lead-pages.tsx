import { Link } from "react-router";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { listPath } from "#domain/lead-desk/lead-address.ts";
import type { ListCopy, ListPage } from "./list-props.ts";

/** Links to the page before and the page after. */
export function LeadPages({ newer, older, copy }: Pick<ListPage, "newer" | "older"> & { copy: ListCopy["pages"] }) {
	if (newer === null && older === null) return null;
	return (
		<nav aria-label={copy.label} className="flex flex-wrap justify-between gap-3">
			{newer === null ? (
				<span />
			) : (
				<Link to={listPath(newer)} className={buttonStyle("secondary")}>
					{copy.newer}
				</Link>
			)}
			{older !== null && (
				<Link to={listPath(older)} className={buttonStyle("secondary")}>
					{copy.older}
				</Link>
			)}
		</nav>
	);
}
