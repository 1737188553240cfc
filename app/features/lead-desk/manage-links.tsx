import { Link } from "react-router";

/** The tools of the page "Manage", each with a sentence about it. The whole card is a link. */
export function ManageLinks({ links }: { links: readonly { path: string; name: string; text: string }[] }) {
	return (
		<ul className="mt-6 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
			{links.map(({ path, name, text }) => (
				<li
					key={path}
					className="relative rounded-lg border border-sand-200 bg-white px-5 py-4 focus-within:border-ink-900 hover:border-ink-900"
				>
					<Link
						to={path}
						className="inline-flex min-h-11 items-center font-semibold text-ink-900 text-lg underline underline-offset-4 after:absolute after:inset-0"
					>
						{name}
					</Link>
					<p className="mt-1">{text}</p>
				</li>
			))}
		</ul>
	);
}
