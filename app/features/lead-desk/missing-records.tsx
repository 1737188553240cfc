import { Link } from "react-router";
import { Callout } from "#app/components/ui/callout.tsx";
import { textLink } from "#app/features/staff/text-link.ts";
import { peoplePath } from "#domain/staff/people.ts";
import type { readFirstSteps } from "#server/people/first-steps.server.ts";

type Missing = Awaited<ReturnType<typeof readFirstSteps>>["missing"];

/** Whose records lack what routing needs: for themselves, with who can add it, and for admins. */
export function MissingRecords({ missing: { own, others, more } }: { missing: Missing }) {
	return (
		<>
			{own && (
				<Callout tone="bad" className="text-sm">
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
				</Callout>
			)}
			{others.length > 0 && (
				<Callout tone="bad" isLow>
					<ul>
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
				</Callout>
			)}
		</>
	);
}
