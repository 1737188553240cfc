import { Form, Link } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import type { Messages } from "#i18n/messages.server.ts";
import type { versionsPage } from "#server/blog-desk/versions-page.server.ts";
import { StatusBadge } from "../staff/status-badge.tsx";
import { textLink } from "../staff/text-link.ts";

export type VersionLine = Awaited<ReturnType<typeof versionsPage>>["versions"][number];

/** Earlier texts, the newest first. */
export function VersionList({
	versions,
	revision,
	copy,
}: {
	versions: VersionLine[];
	/** The revision of the draft that a restored version replaces. */
	revision: number;
	copy: Messages["blogDesk"]["versions"];
}) {
	if (versions.length === 0) return <p>{copy.empty}</p>;
	return (
		<ol reversed className="grid gap-3">
			{versions.map((version) => (
				<li
					key={version.number}
					className={`rounded-lg border bg-white p-4 ${version.isCompared ? "border-ink-800" : "border-sand-200"}`}
				>
					<div className="flex flex-wrap items-center gap-2">
						<h2 className="font-sans text-base font-semibold">
							{copy.number} {version.number}
						</h2>
						{version.isPublic && <StatusBadge>{copy.onSite}</StatusBadge>}
					</div>
					<p className="wrap-anywhere">{version.title}</p>
					<p className="text-sm text-ink-700 wrap-anywhere">
						{version.by}, {version.at}
						{version.publishedAt && (
							<>
								<br />
								{copy.published} {version.publishedAt}
							</>
						)}
					</p>
					<div className="mt-2 flex flex-wrap items-center gap-4">
						<Link
							to={version.compare}
							preventScrollReset
							aria-current={version.isCompared ? "true" : undefined}
							aria-label={`${copy.compare} ${version.number}`}
							className={textLink}
						>
							{copy.compare}
						</Link>
						<Form method="post">
							<input type="hidden" name="section" value="restore" />
							<input type="hidden" name="revision" value={revision} readOnly />
							<Button
								type="submit"
								name="version"
								value={version.number}
								variant="secondary"
								aria-label={`${copy.restore} ${version.number}`}
							>
								{copy.restore}
							</Button>
						</Form>
					</div>
				</li>
			))}
		</ol>
	);
}
