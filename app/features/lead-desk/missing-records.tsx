import { Link } from "react-router";
import { textLink } from "#app/features/staff/text-link.ts";
import { peoplePath } from "#domain/staff/people.ts";
import type { readFirstSteps } from "#server/people/first-steps.server.ts";

type Missing = Awaited<ReturnType<typeof readFirstSteps>>["missing"];

const notice = "rounded-md border-l-4 border-coral-700 bg-coral-50 px-4 text-sm text-ink-900";

/** Whose records lack what routing needs: for themselves, with who can add it, and for admins. */
export function MissingRecords({ missing: { own, others, more } }: { missing: Missing }) {
	return (
		<>
			{own && (
				<div className={`${notice} py-1.5`}>
					<h3 className="font-sans font-semibold">
						{own.href ? (
							<Link to={own.href} className="underline underline-offset-4">
								{own.title}
							</Link>
						) : (
							own.title
						)}
					</h3>
					{own.lines.map((line) => (
						<p key={line} className="mt-1">
							{line}
						</p>
					))}
				</div>
			)}
			{others.length > 0 && (
				<ul className={notice}>
					{others.map(({ id, text, href }) => (
						<li key={id}>
							<Link to={href} className={textLink}>
								{text}
							</Link>
						</li>
					))}
					{more && (
						<li>
							<Link to={peoplePath} className={textLink}>
								{more}
							</Link>
						</li>
					)}
				</ul>
			)}
		</>
	);
}
