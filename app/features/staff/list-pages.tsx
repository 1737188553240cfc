import { Link } from "react-router";
import type { Messages } from "#i18n/messages.server.ts";
import { textLink } from "./text-link.ts";

/** Links to the newest and to older rows of a list. They work without script. */
export function ListPages({
	newest,
	older,
	copy,
}: {
	/** Their addresses. Null where the list already is. */
	newest: string | null;
	older: string | null;
	copy: Messages["admin"]["pages"];
}) {
	if (!(newest || older)) return null;
	return (
		<nav aria-label={copy.label} className="mt-6 flex justify-between gap-4">
			{newest ? <PageLink to={newest} text={copy.newest} /> : <span />}
			{older && <PageLink to={older} text={copy.older} />}
		</nav>
	);
}

function PageLink({ to, text }: { to: string; text: string }) {
	return (
		<Link to={to} className={textLink}>
			{text}
		</Link>
	);
}
