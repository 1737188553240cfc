import { useTranslations } from "use-intl";
import { closedNote, closedNotePart } from "#app/browser/sales-parts.ts";
import { SiteLink } from "./site-link.tsx";

const linkStyle = "inline-flex min-h-11 items-center font-semibold underline underline-offset-4";

/** Takes the place of the buttons above while nothing may be sold where the visitor lives. Script fills and shows it. */
export function ClosedNote({ className = "" }: { className?: string }) {
	const t = useTranslations("location");
	return (
		<div
			{...closedNote.mark("")}
			hidden
			className={`rounded-lg border-l-4 border-coral-600 bg-coral-50 p-5 text-ink-900 ${className}`}
		>
			<p {...closedNotePart("text")} />
			<p className="mt-1 flex flex-wrap gap-x-6">
				<SiteLink path="/careers" {...closedNotePart("careers")} hidden className={linkStyle}>
					{t("details.careers")}
				</SiteLink>
				<SiteLink path="/#contact" {...closedNotePart("contact")} hidden className={linkStyle}>
					{t("notice.contact")}
				</SiteLink>
			</p>
		</div>
	);
}
