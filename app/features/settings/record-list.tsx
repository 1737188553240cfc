import { Form, Link } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { StatusBadge } from "#app/features/staff/status-badge.tsx";
import { textLink } from "#app/features/staff/text-link.ts";
import { isEvidenceSection } from "#domain/settings/form-rules.ts";
import type { readSectionPage } from "#server/settings/settings-page.server.ts";

type Page = Awaited<ReturnType<typeof readSectionPage>>;

/** The records of a section, with whether visitors get them. */
export function RecordList({
	page: { copy, section, listed, seen },
}: {
	page: Pick<Page, "copy" | "section" | "listed" | "seen">;
}) {
	if (listed.length === 0 || !isEvidenceSection(section)) return null;
	const text = copy[section];
	return (
		<ul className="grid gap-3" aria-label={text.title}>
			{listed.map(({ id, name, detail, language, isShown, isAlarming, standing, change, evidence, mayWithdraw }) => (
				<li key={id} className="border-t border-sand-200 pt-3">
					<p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
						{name}{" "}
						<StatusBadge variant={isAlarming ? "warning" : isShown ? "default" : "secondary"}>{standing}</StatusBadge>
					</p>
					{detail && (
						<p lang={language ?? undefined} className="max-w-prose text-sm wrap-anywhere">
							{detail}
						</p>
					)}
					<div className="mt-2 flex flex-wrap items-center gap-3">
						<Link to={change.to} className={textLink} aria-label={`${change.label}: ${name}`}>
							{change.label}
						</Link>
						{evidence && (
							// A browser downloads the answer of a plain form.
							<form method="post" action={evidence}>
								<Button type="submit" variant="secondary" aria-label={`${text.download}: ${name}`}>
									{text.download}
								</Button>
							</form>
						)}
						{mayWithdraw && (
							<Form method="post" preventScrollReset>
								<input type="hidden" name="intent" value="withdraw" />
								<input type="hidden" name="id" value={id} />
								<input type="hidden" name="seen" value={seen} />
								<Button type="submit" variant="secondary" aria-label={`${text.withdraw}: ${name}`}>
									{text.withdraw}
								</Button>
							</Form>
						)}
					</div>
				</li>
			))}
		</ul>
	);
}
