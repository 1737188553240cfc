import { Link } from "react-router";
import { signedPagesPath } from "#domain/launch/launch-address.ts";
import type { readSignOffPage } from "#server/sign-offs/sign-off-page.server.ts";
import { Card } from "../staff/card.tsx";
import { LinkTabs } from "../staff/link-tabs.tsx";
import { NoticeBox } from "../staff/notice-box.tsx";
import { StatusBadge } from "../staff/status-badge.tsx";
import { textLink } from "../staff/text-link.ts";
import { SignOffForm } from "./sign-off-form.tsx";
import { SignedLines } from "./signed-lines.tsx";
import { standingLooks } from "./standing-looks.ts";

const panelId = "signed-text";

/** The text of a page in a language, to be read and signed off. */
export function SignOffPage({
	page,
	isStale,
	proofError,
}: {
	page: NonNullable<Awaited<ReturnType<typeof readSignOffPage>>>;
	/** True if another text was read than this one. */
	isStale: boolean;
	proofError: string | undefined;
}) {
	const { copy, kinds, name, language, languages, address, standing, open, signed, lines } = page;
	return (
		<>
			<Link to={`${signedPagesPath}?language=${language}`} className={textLink}>
				{copy.toList}
			</Link>
			<div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
				<h2 className="text-2xl wrap-anywhere">{name}</h2>
				<StatusBadge variant={standingLooks[standing]}>{copy.standings[standing]}</StatusBadge>
				{open && <span className="text-ink-700">{open}</span>}
			</div>
			{signed && <p className="mt-1 text-ink-700">{signed}</p>}
			<p className="mt-2 mb-3 max-w-prose">{copy.guide}</p>
			{isStale && (
				<div className="mb-4 max-w-3xl">
					<NoticeBox notice={{ tone: "bad", ...copy.stale }} />
				</div>
			)}
			<LinkTabs label={copy.languages} tabs={languages} panelId={panelId} />
			<div
				id={panelId}
				role="tabpanel"
				aria-label={languages.find(({ current }) => current)?.label}
				className="mt-5 grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4"
			>
				<Card heading="h3" title={copy.text}>
					{address && (
						<p>
							<a href={address} className={`${textLink} wrap-anywhere`}>
								{copy.live}
							</a>
						</p>
					)}
					<SignedLines lines={lines} language={language} kinds={kinds} copy={copy} />
				</Card>
				<SignOffForm page={page} isStale={isStale} proofError={proofError} />
			</div>
		</>
	);
}
