import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { SavedVersions } from "#app/features/staff/saved-versions.tsx";
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
		...versions.map(({ version, isContent, lines, ...one }) => ({
			...one,
			id: String(version),
			lines: isContent ? [text.asContent] : lines,
		})),
		{ ...content, id: "content", saved: text.content },
	];
	return (
		<SavedVersions rows={rows} current={text.current}>
			{mayRestore &&
				(({ id, saved }) => (
					<Form method="post" preventScrollReset>
						<input type="hidden" name="intent" value="restore" />
						<input type="hidden" name="version" value={id} />
						<input type="hidden" name="seen" value={seen} />
						<Button type="submit" variant="secondary" aria-label={`${text.restore}: ${saved}`}>
							{text.restore}
						</Button>
					</Form>
				))}
		</SavedVersions>
	);
}
