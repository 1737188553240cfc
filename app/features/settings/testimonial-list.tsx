import { Form, Link } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { StatusBadge } from "#app/features/staff/status-badge.tsx";
import { textLink } from "#app/features/staff/text-link.ts";
import type { readSectionPage } from "#server/settings/settings-page.server.ts";

type Page = Awaited<ReturnType<typeof readSectionPage>>;

/** What clients said, with whether visitors read it. */
export function TestimonialList({
	page: { copy, testimonials, seen },
}: {
	page: Pick<Page, "copy" | "testimonials" | "seen">;
}) {
	const text = copy.testimonials;
	if (testimonials.length === 0) return null;
	return (
		<ul className="grid gap-3" aria-label={text.title}>
			{testimonials.map(({ id, name, language, quote, isShown, standing, change, permission }) => (
				<li key={id} className="border-t border-sand-200 pt-3">
					<p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
						{name} <StatusBadge variant={isShown ? "secondary" : "warning"}>{standing}</StatusBadge>
					</p>
					<p lang={language} className="max-w-prose text-sm wrap-anywhere">
						“{quote}”
					</p>
					<div className="mt-2 flex flex-wrap items-center gap-3">
						<Link to={change} className={textLink} aria-label={`${text.change}: ${name}`}>
							{text.change}
						</Link>
						{permission && (
							// A browser downloads the answer of a plain form.
							<form method="post" action={permission}>
								<Button type="submit" variant="secondary" aria-label={`${text.download}: ${name}`}>
									{text.download}
								</Button>
							</form>
						)}
						<Form method="post" preventScrollReset>
							<input type="hidden" name="intent" value="withdraw" />
							<input type="hidden" name="id" value={id} />
							<input type="hidden" name="seen" value={seen} />
							<Button type="submit" variant="secondary" aria-label={`${text.withdraw}: ${name}`}>
								{text.withdraw}
							</Button>
						</Form>
					</div>
				</li>
			))}
		</ul>
	);
}
