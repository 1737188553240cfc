import { cardLink } from "#app/browser/page-markers.ts";
import { agency } from "#content/agency.ts";
import type { LicensedState } from "#domain/compliance/licensed-states.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { statePath } from "#domain/site/pages.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { Icon } from "../ui/icon.tsx";
import { SampleMark } from "../ui/sample-mark.tsx";
import { Section, SectionHeading } from "../ui/section.tsx";
import { SiteLink } from "../ui/site-link.tsx";

export function LicensedStatesSection({
	copy,
	states,
	locale,
}: {
	copy: Messages["home"]["licensedStates"];
	states: readonly LicensedState[];
	locale: Locale;
}) {
	return (
		<Section
			id="licensed-states"
			className="deferred-layout [--height:113rem] sm:[--height:88rem] lg:[--height:76rem] xl:[--height:72rem]"
		>
			<SectionHeading id="licensed-states" title={copy.title || copy.titleUnproven} lead={copy.lead} />
			<SampleMark of="licensedStates" className="" />
			<ul className="mt-10 grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-5">
				{states.map(({ abbr, slug, names, isHeadquarters: home }) => {
					return (
						<li key={abbr}>
							<SiteLink
								path={statePath(slug)}
								{...cardLink.mark("")}
								data-state={abbr}
								data-state-name={names[locale]}
								className={`flex h-full flex-col rounded-lg border px-4 py-3 sm:py-4 transition-colors ${home ? "border-ink-900 bg-ink-900 text-ink-100 hover:bg-ink-800" : "border-ink-200 bg-white hover:border-ink-600 hover:bg-ink-50"}`}
							>
								<span className={`font-serif text-2xl font-semibold ${home ? "text-white" : "text-ink-900"}`}>
									{abbr}
								</span>
								<span className="font-medium">{names[locale]}</span>
								{(home || copy.title || agency.licenseNumbers[abbr]) && (
									<span
										className={`mt-auto flex items-center gap-1 pt-2 text-xs font-semibold ${home ? "text-sun-200" : "text-green-700"}`}
									>
										<Icon name={home ? "pin" : "check"} className="size-4" />
										{home ? copy.headquarters : copy.licensed}
									</span>
								)}
							</SiteLink>
						</li>
					);
				})}
				<li className="sm:col-span-3 xl:col-span-4">
					<SiteLink
						path="/#contact"
						className="flex h-full flex-col justify-center rounded-lg bg-sand-100 p-4 hover:bg-sand-200 sm:px-6"
					>
						<span className="font-serif text-lg leading-snug font-semibold text-ink-900">{copy.askTitle}</span>
						<span className="mt-1 text-sm">{copy.askText}</span>
					</SiteLink>
				</li>
			</ul>
			<p className="mt-6 text-sm text-ink-600">{copy.note}</p>
		</Section>
	);
}
