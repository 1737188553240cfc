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
	note,
}: {
	copy: Messages["home"]["licensedStates"];
	states: readonly LicensedState[];
	locale: Locale;
	note: string | null;
}) {
	return (
		<Section
			id="licensed-states"
			className="deferred-layout [--height:48rem] sm:[--height:88rem] lg:[--height:77rem] xl:[--height:73rem]"
		>
			<SectionHeading id="licensed-states" title={copy.title || copy.titleUnproven} lead={copy.lead} />
			<SampleMark of="licensedStates" className="" />
			<ul className="mt-4 grid grid-cols-2 gap-2 min-[24rem]:grid-cols-3 sm:mt-10 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-5">
				{states.map(({ abbr, slug, names, isHeadquarters: home }) => {
					return (
						<li key={abbr}>
							<SiteLink
								path={statePath(slug)}
								{...cardLink.mark("")}
								data-state={abbr}
								data-state-name={names[locale]}
								className={`state-card ${home ? "border-ink-900 bg-ink-900 text-ink-100 hover:bg-ink-800" : "border-ink-200 bg-white hover:border-ink-600 hover:bg-ink-50"}`}
							>
								<span className={home ? "text-white" : "text-ink-900"}>{abbr}</span>
								<span>{names[locale]}</span>
								{(home || copy.title || agency.licenseNumbers[abbr]) && (
									<span
										className={`flex items-center gap-1 text-xs font-semibold max-sm:absolute max-sm:top-1.5 max-sm:right-1.5 sm:mt-auto sm:pt-2 ${home ? "text-sun-200" : "text-green-700"}`}
									>
										<Icon name={home ? "pin" : "check"} className="size-4" />
										<span className="max-sm:sr-only">{home ? copy.headquarters : copy.licensed}</span>
									</span>
								)}
							</SiteLink>
						</li>
					);
				})}
				<li className="max-sm:col-span-full sm:col-span-3 xl:col-span-4">
					<SiteLink
						path="/#contact"
						className="flex h-full flex-col justify-center rounded-lg bg-sand-100 px-4 py-2.5 sm:py-4 hover:bg-sand-200 sm:px-6"
					>
						<span className="font-serif text-lg leading-snug font-semibold text-ink-900">{copy.askTitle}</span>
						<span className="mt-1 text-sm">{copy.askText}</span>
					</SiteLink>
				</li>
			</ul>
			{note && <p className="mt-3 text-xs text-ink-600 sm:mt-6 sm:text-sm">{note}</p>}
		</Section>
	);
}
