import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { StatusBadge } from "#app/features/staff/status-badge.tsx";
import type { readSectionPage } from "#server/settings/settings-page.server.ts";

type Page = Awaited<ReturnType<typeof readSectionPage>>;

/** What was set when, and by whom. Each version can be used again. */
export function SettingsVersions({
	page: { copy, versions, content, seen },
	mayRestore,
}: {
	page: Pick<Page, "copy" | "versions" | "content" | "seen">;
	mayRestore: boolean;
}) {
	const text = copy.versions;
	const rows = [
		...versions.map((one) => ({ ...one, id: String(one.version) })),
		{ ...content, id: "content", saved: text.content },
	];
	return (
		<ol className="grid gap-3">
			{rows.map(({ id, saved, lines, isContent, isNewest }) => (
				<li
					key={id}
					className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-t border-sand-200 pt-3"
				>
					<div className="min-w-0">
						<p className="flex flex-wrap items-center gap-2 font-medium">
							{saved} {isNewest && <StatusBadge>{text.current}</StatusBadge>}
						</p>
						{isContent && id !== "content" ? (
							<p className="text-sm">{text.asContent}</p>
						) : (
							lines.map((line) => (
								<p key={line} className="text-sm wrap-anywhere">
									{line}
								</p>
							))
						)}
					</div>
					{mayRestore && !isNewest && (
						<Form method="post" preventScrollReset>
							<input type="hidden" name="intent" value="restore" />
							<input type="hidden" name="version" value={id} />
							<input type="hidden" name="seen" value={seen} />
							<Button type="submit" variant="secondary" aria-label={`${text.restore}: ${saved}`}>
								{text.restore}
							</Button>
						</Form>
					)}
				</li>
			))}
		</ol>
	);
}
