import { Link } from "react-router";
import type { Messages } from "#i18n/messages.server.ts";

/** Links to the newest and to older rows of a list. They work without script. */
export function ListPages({
	tab,
	isNewest,
	olderThan,
	copy,
}: {
	tab: string;
	isNewest: boolean;
	/** Null on the last page. */
	olderThan: string | null;
	copy: Messages["admin"]["pages"];
}) {
	if (isNewest && !olderThan) return null;
	return (
		<nav aria-label={copy.label} className="mt-6 flex justify-between gap-4">
			{isNewest ? <span /> : <PageLink to={`/admin?tab=${tab}`} text={copy.newest} />}
			{olderThan && <PageLink to={`/admin?tab=${tab}&before=${olderThan}`} text={copy.older} />}
		</nav>
	);
}

function PageLink({ to, text }: { to: string; text: string }) {
	return (
		<Link to={to} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
			{text}
		</Link>
	);
}
