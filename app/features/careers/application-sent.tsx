import { usePageLocale } from "#app/browser/page-frame.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { agency } from "#content/agency.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { SchedulerLink } from "../funnels/scheduler-link.tsx";
import { PanelTitle } from "../leads/panel-title.tsx";

/** Explains what happens with an application, and offers the scheduler to applicants who don't want to wait. */
export function ApplicationSent({
	copy,
	leadId,
	takesFocus,
	onAgain,
}: {
	copy: Messages["careers"]["sent"];
	leadId: string | null;
	takesFocus: boolean;
	onAgain: () => void;
}) {
	return (
		<div data-slot="application-sent">
			<PanelTitle takesFocus={takesFocus}>{copy.title}</PanelTitle>
			<p className="mt-3 text-lg">{copy.text}</p>
			<p className="mt-6 font-semibold text-ink-900">{copy.next}</p>
			<ol className="mt-2 list-decimal space-y-2 pl-6 marker:font-semibold marker:text-coral-700">
				{[copy.steps.read, copy.steps.answer, copy.steps.talk].map((step) => (
					<li key={step} className="pl-1">
						{step}
					</li>
				))}
			</ol>
			<p className="mt-6">{copy.bookText}</p>
			<SchedulerLink
				address={agency.booking.recruiting}
				locale={usePageLocale()}
				leadId={leadId ?? undefined}
				className={buttonStyle("primary", "mt-3 w-full")}
			>
				{copy.book}
			</SchedulerLink>
			<div className="mt-5 flex flex-wrap items-center justify-between gap-3">
				<SiteLink path="/training" className="inline-flex min-h-11 items-center underline underline-offset-4">
					{copy.training}
				</SiteLink>
				{/* Without script this requests the page again, which shows the form. */}
				<form
					method="get"
					onSubmit={(event) => {
						event.preventDefault();
						onAgain();
					}}
				>
					<Button type="submit" variant="secondary">
						{copy.again}
					</Button>
				</form>
			</div>
		</div>
	);
}
