import { useClaims } from "#app/browser/page-frame.tsx";
import { soldPart } from "#app/browser/sales-parts.ts";
import { agency } from "#content/agency.ts";
import type { ClaimId } from "#domain/claims/claims.ts";
import { hasPremiums } from "#domain/claims/figures.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { PolicySource } from "../content/figure-mark.tsx";
import { HeroScene } from "../illustrations/hero-scene.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { ClosedNote } from "../ui/closed-note.tsx";
import { ExternalLink } from "../ui/external-link.tsx";
import { Icon } from "../ui/icon.tsx";
import { SampleMark } from "../ui/sample-mark.tsx";
import { SiteLink } from "../ui/site-link.tsx";

const button = "sm:min-h-14 sm:px-7 sm:text-lg [@media(height<30rem)]:min-h-11! [@media(height<30rem)]:text-base";

/** On phones and short screens the buttons come right after the headline, so that the first screen has them whole. */
export function HeroSection({ copy }: { copy: Messages["home"]["hero"] }) {
	const claims = useClaims();
	const policy = claims.proven.priceFrom?.policy;
	return (
		<section id="home" aria-labelledby="home-title" className="relative overflow-hidden bg-sand-50">
			<div className="mx-auto max-w-[80rem] px-gutter">
				<div className="flex flex-col pt-4 pb-8 sm:py-10 lg:w-[54%] lg:pt-8 lg:pb-12 lg:pr-12 2xl:py-20 [@media(height<30rem)]:pt-2">
					<p className="text-sm leading-snug font-semibold text-coral-700 sm:text-base [@media(height<30rem)]:text-sm">
						<span>{copy.eyebrow}</span>
						<SampleMark of="foundedYear" />
					</p>
					<h1
						id="home-title"
						className="mt-2 text-[clamp(2rem,1.55rem+1.9vw,3.5rem)] leading-[1.1] sm:mt-3 [@media(height<30rem)]:mt-1 [@media(height<30rem)]:text-2xl"
					>
						{copy.title}
					</h1>
					<div className="mt-4 grid grid-cols-2 gap-x-3 gap-y-2 sm:order-2 sm:mt-6 sm:flex sm:flex-wrap sm:items-center [@media(height<30rem)]:order-none! [@media(height<30rem)]:mt-2">
						<ExternalLink href={agency.booking.general} className={buttonStyle("primary", `col-span-2 ${button}`)}>
							{copy.primary}
						</ExternalLink>
						<ExternalLink href={agency.booking.general} className={buttonStyle("secondary", `max-sm:px-3 ${button}`)}>
							{copy.secondary}
						</ExternalLink>
						<SiteLink
							path={hasPremiums(claims) ? "/#price" : "/calculator#calculator"}
							className="inline-flex min-h-12 items-center justify-center gap-2 px-2 text-center leading-tight font-semibold text-ink-900 underline decoration-coral-600 decoration-2 underline-offset-4 hover:text-coral-700 sm:px-4"
						>
							{copy.price}
							<Icon name="arrow-right" className="size-5 text-coral-600" />
						</SiteLink>
					</div>
					<ClosedNote className="mt-4 sm:order-2 sm:mt-6" />
					<p className="mt-4 max-w-[36rem] sm:order-1 sm:text-lg">{copy.subtitle}</p>
					<ul className="mt-6 flex flex-col items-start gap-2 sm:order-3 sm:flex-row sm:flex-wrap">
						{Object.entries(copy.chips).map(
							([key, chip]) =>
								chip && (
									<li key={key} className="rounded-full bg-sand-200 px-4 py-1.5 text-sm font-semibold text-ink-800">
										{chip}
									</li>
								),
						)}
					</ul>
					{Object.values(copy.trust).some(Boolean) && (
						<ul className="mt-6 grid gap-2 text-sm font-medium text-ink-800 sm:order-4">
							<Trust text={copy.trust.families} claim="familiesServed" />
							<Trust text={copy.trust.carriers} claim="carriersCompared" />
							<Trust text={copy.trust.licensed} claim="licensedStates" licensed />
						</ul>
					)}
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
