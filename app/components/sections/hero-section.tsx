import type { ReactNode } from "react";
import { useClaims } from "#app/browser/page-frame.tsx";
import { soldPart } from "#app/browser/sales-parts.ts";
import { agency } from "#content/agency.ts";
import type { ClaimId } from "#domain/agency/claim-evidence.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { PolicySource } from "../content/figure-mark.tsx";
import { HeroScene } from "../illustrations/hero-scene.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { ClosedNote } from "../ui/closed-note.tsx";
import { ExternalLink } from "../ui/external-link.tsx";
import { Icon } from "../ui/icon.tsx";
import { SampleMark } from "../ui/sample-mark.tsx";

/** The price card is the first action; the two buttons that book are quiet. */
export function HeroSection({ copy, card }: { copy: Messages["home"]["hero"]; card: ReactNode }) {
	const claims = useClaims();
	const policy = claims.proven.priceFrom?.policy;
	return (
		<section id="home" aria-labelledby="home-title" className="relative overflow-hidden bg-sand-50">
			<div className="mx-auto max-w-[80rem] px-gutter">
				<div className="flex flex-col pt-2.5 pb-8 sm:py-8 lg:w-[54%] lg:pt-6 lg:pb-12 lg:pr-12 2xl:py-20 [@media(height<30rem)]:pt-2">
					<h1
						id="home-title"
						className="text-[clamp(1.6rem,1.3rem+1.8vw,3.5rem)] leading-[1.08] [@media(height<30rem)]:text-2xl"
					>
						{copy.title}
					</h1>
					<p className="mt-1.5 text-sm leading-snug sm:mt-3 sm:max-w-[36rem] sm:text-lg sm:leading-normal">
						{copy.subtitle}
					</p>
					{card}
					<ClosedNote className="mt-4 sm:mt-6" />
					<div className="mt-4 grid gap-2 sm:mt-6 sm:flex sm:flex-wrap sm:items-center sm:gap-3">
						<ExternalLink href={agency.booking.general} className={buttonStyle("secondary")}>
							{copy.primary}
						</ExternalLink>
						<ExternalLink href={agency.booking.general} className={buttonStyle("secondary")}>
							{copy.secondary}
						</ExternalLink>
					</div>
					<ul className="mt-6 flex flex-col items-start gap-2 sm:flex-row sm:flex-wrap">
						{Object.entries(copy.chips).map(
							([key, chip]) =>
								chip && (
									<li key={key} className="rounded-full bg-sand-200 px-4 py-1.5 text-sm font-semibold text-ink-800">
										{chip}
									</li>
								),
						)}
					</ul>
					<ul className="mt-6 grid gap-2 text-sm font-medium text-ink-800">
						<Trust text={copy.eyebrow} claim="foundedYear" />
						<Trust text={copy.trust.families} claim="familiesServed" />
						<Trust text={copy.trust.carriers} claim="carriersCompared" />
						<Trust text={copy.trust.licensed} claim="licensedStates" licensed />
					</ul>
				</div>
			</div>
			<div className="relative lg:absolute lg:inset-y-0 lg:left-[54%] lg:w-[46%]">
				<HeroScene className="h-80 w-full sm:h-128 lg:h-full lg:rounded-tl-[16rem]" />
				{copy.badge && (
					<div
						{...soldPart.mark("")}
						className="absolute top-5 left-gutter max-w-72 rounded-lg bg-white p-4 shadow-lg lg:top-10 lg:right-gutter lg:left-auto xl:top-auto xl:right-auto xl:bottom-8 xl:-left-12 xl:p-5"
					>
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
			<Icon name="check" className={`size-5 ${licensed ? "text-green-600" : "text-ink-500"}`} />
			<span>{text}</span>
			<SampleMark of={claim} />
		</li>
	);
}
