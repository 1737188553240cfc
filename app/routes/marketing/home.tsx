import { BenefitsSection } from "#app/components/sections/benefits-section.tsx";
import { DebtPlanSection } from "#app/components/sections/debt-plan-section.tsx";
import { FinalCtaSection } from "#app/components/sections/final-cta-section.tsx";
import { HeroSection } from "#app/components/sections/hero-section.tsx";
import { HowItWorksSection } from "#app/components/sections/how-it-works-section.tsx";
import { LicensedStatesSection } from "#app/components/sections/licensed-states-section.tsx";
import { ProductsSection } from "#app/components/sections/products-section.tsx";
import { TestimonialsSection } from "#app/components/sections/testimonials-section.tsx";
import { TeamBand } from "#app/components/team/team-band.tsx";
import { CalculatorSection } from "#app/features/calculator/calculator-section.tsx";
import { ContactSection } from "#app/features/contact/contact-section.tsx";
import { StateProducts } from "#app/features/location/state-products.tsx";
import { PriceCard } from "#app/features/quick-price/price-card.tsx";
import { pageMeta } from "#app/seo/page-seo.ts";
import { insuranceAgency, webSite } from "#app/seo/structured-data.ts";
import { claimsOfPage } from "#content/current-claims.server.ts";
import { homeMeta, productsHeading } from "#content/home-meta.server.ts";
import { shownTeam } from "#content/shown-team.server.ts";
import { shownTestimonials } from "#content/shown-testimonials.server.ts";
import { licensedStatesByName } from "#domain/compliance/licensed-states.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { copyFor, messagesFor } from "#i18n/messages.server.ts";
import { leadCopyFor } from "#server/leads/lead-copy.server.ts";
import { namesLicenseNumber } from "#server/pdf/license-line.server.ts";
import { calculatorParts } from "../calculator-parts.server.ts";
import { pageLocale } from "../page-locale.ts";
import { priceCard } from "../price-card.server.ts";
import { receiveNoScriptLead } from "../receive-no-script-lead.server.ts";
import { withheldMessages } from "../withheld-messages.server.ts";
import type { Route } from "./+types/home";

export function loader({ params }: Route.LoaderArgs) {
	const locale = pageLocale(params);
	const shell = copyFor(locale, "shell");
	const copy = copyFor(locale, "home");
	const team = shownTeam(locale);
	return {
		locale,
		claims: claimsOfPage(),
		copy,
		meta: homeMeta(locale),
		services: shell.services,
		productsTitle: productsHeading(locale),
		testimonials: shownTestimonials(locale),
		team,
		teamCopy: copyFor(locale, "team"),
		states: licensedStatesByName(locale),
		licenseNote: namesLicenseNumber(team) ? null : copy.licensedStates.note,
		price: priceCard(locale),
		products: copyFor(locale, "compliance").products,
		contact: copyFor(locale, "contact"),
		leadCopy: leadCopyFor(locale, "contact"),
		calculator: calculatorParts(locale),
		messages: { ...messagesFor(locale, ["calculator", "questions"]), ...withheldMessages(locale) },
	};
}

/** The no-script contact form. */
export function action(args: Route.ActionArgs) {
	return receiveNoScriptLead("contact", pageLocale(args.params), args);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const { locale, claims, states } = loaderData;
	const names = states.map(({ names }) => names.en);
	return pageMeta({ locale, path: "/", ...loaderData.meta, things: [insuranceAgency(names, claims), webSite(locale)] });
}

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
	const {
		locale,
		copy,
		services,
		productsTitle,
		testimonials,
		team,
		teamCopy,
		states,
		licenseNote,
		price,
		products,
		calculator,
		contact,
		leadCopy,
	} = loaderData;
	return (
		<>
			<HeroSection copy={copy.hero} card={<PriceCard {...price} className="mt-2 sm:mt-5" />} />
			<StateProducts names={products} />
			<CalculatorSection copy={copy.calculator} {...calculator} />
			<ProductsSection title={productsTitle} copy={copy.products} names={services} />
			<DebtPlanSection copy={copy.products} title={services["debt-action"]} />
			<BenefitsSection copy={copy.benefits} />
			<TestimonialsSection copy={copy.testimonials} testimonials={testimonials} />
			<TeamBand copy={teamCopy} team={team} />
			<HowItWorksSection copy={copy.howItWorks} />
			<LicensedStatesSection copy={copy.licensedStates} states={states} locale={locale} note={licenseNote} />
			<FinalCtaSection copy={copy.finalCta} />
			{/* The layout route has the same URL. `index` directs the post to this page. */}
			<ContactSection
				copy={contact}
				leadCopy={leadCopy}
				team={team}
				teamCopy={teamCopy}
				action={`${localizedPath(locale, "/")}?index#contact`}
				result={actionData}
			/>
		</>
	);
}
