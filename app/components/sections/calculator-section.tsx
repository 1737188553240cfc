import { agency } from "#content/agency.ts";
import { type ServiceSlug, serviceSlugs } from "#domain/site/services.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { buttonStyle } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Section, SectionHeading } from "../ui/section.tsx";
import { SiteLink } from "../ui/site-link.tsx";

/** What an estimate needs, service by service. */
export function CalculatorSection({
	copy,
	services,
}: {
	copy: Messages["home"]["calculator"];
	services: Record<ServiceSlug, string>;
}) {
	return (
		<Section id="calculator" className="deferred-layout [--band:90rem] md:[--band:81rem] lg:[--band:52rem]">
			<div className="grid gap-10 lg:grid-cols-[5fr_6fr] lg:gap-20">
				<div>
					<SectionHeading id="calculator" title={copy.title} lead={copy.lead} />
					<h3 className="mt-8 font-sans text-base font-semibold">{copy.alwaysTitle}</h3>
					<ul className="mt-3 grid gap-2">
						{Object.entries(copy.always).map(([key, fact]) => (
							<li key={key} className="flex gap-3">
								<Icon name="check" className="mt-1 size-5 text-coral-600" />
								{fact}
							</li>
						))}
					</ul>
					<p className="mt-8 rounded-lg bg-sand-100 p-5 sm:p-6">
						<span className="block font-semibold text-ink-900">{copy.talk}</span>
						<a
							href={`tel:${agency.phone.e164}`}
							className="mt-1 inline-flex min-h-11 items-center gap-2 text-lg font-semibold text-coral-700 underline-offset-4 hover:underline"
						>
							<Icon name="phone" />
							{agency.phone.display}
						</a>
					</p>
				</div>
				<div>
					<h3 className="sr-only">{copy.choose}</h3>
					<div className="overflow-hidden rounded-xl border border-ink-200 bg-white shadow-lg">
						{serviceSlugs.map((slug, index) => (
							<details
								key={slug}
								name="estimate"
								open={index === 0}
								suppressHydrationWarning
								className="group border-ink-100 not-last:border-b open:bg-sand-50"
							>
								<summary className="flex min-h-15 items-center justify-between gap-4 px-5 py-3 font-semibold text-ink-900 hover:bg-sand-50 sm:px-7">
									{services[slug]}
									<Icon name="chevron" className="size-5 text-ink-500 transition-transform group-open:rotate-180" />
								</summary>
								<div className="px-5 pb-6 sm:px-7">
									<p className="max-w-[34rem]">{copy.needs[slug]}</p>
									<SiteLink path="/#contact" className={buttonStyle("primary", "mt-4")}>
										{copy.ask}
										<span className="sr-only">: {services[slug]}</span>
									</SiteLink>
								</div>
							</details>
						))}
					</div>
					<p className="mt-4 text-sm text-ink-600">{copy.note}</p>
				</div>
			</div>
		</Section>
	);
}
