import { Link } from "react-router";
import type { TimelineKind } from "#domain/lead-desk/timeline-event.ts";
import { timelineShows } from "#domain/lead-desk/timeline-show.ts";
import { textLink } from "../staff/text-link.ts";
import { PartFold } from "./desk-part.tsx";
import type { LeadPartProps } from "./lead-page-props.ts";
import { WithdrawCall } from "./withdraw-call.tsx";

/** What happened to the lead, newest first: everything, or one kind of it. Each entry has an address. */
export function LeadTimeline(props: LeadPartProps) {
	const { lead, copy, address } = props;
	const text = copy.timeline;
	const { lines, olderThan, isNewest, show } = lead.timeline;
	const page = (parameters: Record<string, string | null>) => withParameters(address, parameters);
	return (
		<>
			<nav aria-label={text.show} className="-mx-1 flex flex-wrap gap-x-1 print:hidden">
				{[null, ...timelineShows].map((one) => (
					<Link
						key={one}
						to={`${page({ show: one })}#notes`}
						preventScrollReset
						aria-current={one === show ? "true" : undefined}
						className="inline-flex min-h-11 items-center rounded-full px-3 text-sm font-medium text-ink-800 hover:bg-sand-100 aria-current:bg-ink-100 aria-current:font-semibold aria-current:text-ink-900"
					>
						{text.shows[one ?? "all"]}
					</Link>
				))}
			</nav>
			{lines.length === 0 && <p className="text-sm">{text.none}</p>}
			<ol aria-label={text.label} className="grid gap-3 border-l-2 border-sand-300 pl-4">
				{lines.map(({ id, kind, at, time, title, text: words, lang, details, why, withdrawable }) => {
					const anchor = id.replace(".", "-");
					return (
						<li
							key={id}
							id={anchor}
							tabIndex={-1}
							data-kind={kind}
							className="relative -ml-2 scroll-mt-6 rounded-md pl-2 target:bg-sun-100"
						>
							<span
								aria-hidden="true"
								className={`absolute top-1.5 -left-[0.95rem] size-3 rounded-full border-2 border-white ${dots[kind] ?? "bg-ink-400"}`}
							/>
							<div className="flex flex-wrap items-baseline justify-between gap-x-4">
								<p id={`${anchor}-title`} className="min-w-0 grow basis-60 font-medium text-ink-900 wrap-anywhere">
									{title}
								</p>
								<Link
									to={`${page({ entry: id })}#${anchor}`}
									className="text-sm whitespace-nowrap text-ink-700 underline-offset-4 hover:underline"
								>
									<time dateTime={at}>{time}</time>
								</Link>
								{why.length > 0 && (
									<PartFold label={copy.why} describedBy={`${anchor}-title`} isSmall>
										{why.map((line) => (
											<p key={line} className="text-sm wrap-anywhere">
												{line}
											</p>
										))}
									</PartFold>
								)}
							</div>
							{words && (
								<p
									lang={lang ?? undefined}
									className={`mt-1 whitespace-pre-line text-ink-900 wrap-anywhere ${kind === "note" ? "rounded-md bg-sun-100 px-3 py-1.5" : ""}`}
								>
									{words}
								</p>
							)}
							{details.map((detail) => (
								<p key={detail} className="text-sm wrap-anywhere">
									{detail}
								</p>
							))}
							{withdrawable && (
								<div className="mt-1">
									<WithdrawCall {...props} call={withdrawable} title={title} />
								</div>
							)}
						</li>
					);
				})}
			</ol>
			{(olderThan || !isNewest) && (
				<nav aria-label={text.label} className="flex flex-wrap justify-between gap-4 print:hidden">
					{isNewest ? (
						<span />
					) : (
						<Link to={`${page({ show })}#notes`} preventScrollReset className={textLink}>
							{text.newest}
						</Link>
					)}
					{olderThan && (
						<Link to={`${page({ show, before: olderThan })}#notes`} preventScrollReset className={textLink}>
							{text.older}
						</Link>
					)}
				</nav>
			)}
		</>
	);
}

/** The page's address with a part of the timeline. Null leaves a parameter out. */
function withParameters(address: string, parameters: Record<string, string | null>): string {
	const query = new URLSearchParams(
		Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
	);
	return query.size === 0 ? address : `${address}${address.includes("?") ? "&" : "?"}${query}`;
}

const dots: Partial<Record<TimelineKind, string>> = {
	received: "bg-ink-900",
	note: "bg-sun-400",
	call: "bg-green-600",
	reply: "bg-ink-600",
	booking: "bg-coral-500",
	revocation: "bg-coral-700",
};
