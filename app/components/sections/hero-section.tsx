import { useClaims } from "#app/browser/page-frame.tsx";
import { agency } from "#content/agency.ts";
import type { ClaimId } from "#domain/claims/claims.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { PolicySource } from "../content/figure-source.tsx";
import { HeroScene } from "../illustrations/hero-scene.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { ExternalLink } from "../ui/external-link.tsx";
import { Icon } from "../ui/icon.tsx";
import { SampleMark } from "../ui/sample-mark.tsx";

export function HeroSection({ copy }: { copy: Messages["home"]["hero"] }) {
	const policy = useClaims().proven.priceFrom?.policy;
	return (
		<section id="home" aria-labelledby="home-title" className="relative overflow-hidden bg-sand-50">
			<div className="mx-auto max-w-[80rem] px-gutter">
				<div className="flex flex-col py-12 sm:py-16 lg:w-[52%] lg:py-20 lg:pr-14 2xl:py-28">
					<p className="font-semibold text-coral-700">
						<span>{copy.eyebrow}</span>
						<SampleMark of="foundedYear" />
					</p>
					<h1 id="home-title" className="mt-4 text-4xl">
						{copy.title}
					</h1>
					<p className="mt-6 max-w-[36rem] text-lg">{copy.subtitle}</p>
					<ul className="mt-6 flex flex-col items-start gap-2 max-sm:order-last sm:flex-row sm:flex-wrap">
						{Object.entries(copy.chips).map(
							([key, chip]) =>
								chip && (
									<li key={key} className="rounded-full bg-sand-200 px-4 py-1.5 text-sm font-semibold text-ink-800">
										{chip}
									</li>
								),
						)}
					</ul>
					<div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
						<ExternalLink href={agency.booking.general} className={buttonStyle("primary", "min-h-14 px-8 text-lg")}>
							{copy.primary}
						</ExternalLink>
						<ExternalLink href={agency.booking.general} className={buttonStyle("secondary", "min-h-14 px-8 text-lg")}>
							{copy.secondary}
						</ExternalLink>
					</div>
					{Object.values(copy.trust).some(Boolean) && (
						<ul className="mt-8 grid gap-2 text-sm font-medium text-ink-800">
							<Trust text={copy.trust.families} claim="familiesServed" />
							<Trust text={copy.trust.carriers} claim="carriersCompared" />
							<Trust text={copy.trust.licensed} claim="licensedStates" licensed />
						</ul>
					)}
				</div>
			</div>
			<div className="relative lg:absolute lg:inset-y-0 lg:left-[52%] lg:w-[48%]">
				<HeroScene className="h-104 w-full sm:h-128 lg:h-full lg:rounded-tl-[16rem]" />
				{copy.badge && (
					<div className="absolute top-5 left-gutter max-w-72 rounded-lg bg-white p-4 shadow-lg lg:top-10 lg:right-gutter lg:left-auto xl:top-auto xl:right-auto xl:bottom-8 xl:-left-12 xl:p-5">
						<p className="font-semibold text-ink-900">{copy.badge}</p>
						<SampleMark of="priceFrom" />
						<p className="mt-1 text-xs text-ink-600">{copy.badgeNote}</p>
						{policy && <PolicySource {...policy} />}
					</div>
				)}
			</div>
		</section>
	);
}

function Trust({ text, licensed = false, claim }: { text: string; licensed?: boolean; claim: ClaimId }) {
	if (!text) return null;
	return (
		<li className="flex items-center gap-2.5">
			<Icon name="check" className={`size-5 ${licensed ? "text-green-600" : "text-coral-600"}`} />
			<span>{text}</span>
			<SampleMark of={claim} />
		</li>
	);
}
