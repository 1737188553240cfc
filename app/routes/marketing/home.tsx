import { data } from "react-router";
import { learnMorePath, statePath } from "#app/components/layouts/navigation.ts";
import { BenefitsSection } from "#app/components/sections/benefits-section.tsx";
import { CalculatorSection } from "#app/components/sections/calculator-section.tsx";
import { ContactSection } from "#app/components/sections/contact-section.tsx";
import { FinalCtaSection } from "#app/components/sections/final-cta-section.tsx";
import { HeroSection } from "#app/components/sections/hero-section.tsx";
import { HowItWorksSection } from "#app/components/sections/how-it-works-section.tsx";
import { LicensedStatesSection } from "#app/components/sections/licensed-states-section.tsx";
import { ProductsSection } from "#app/components/sections/products-section.tsx";
import { TestimonialsSection } from "#app/components/sections/testimonials-section.tsx";
import { agency } from "#content/agency.ts";
import { agencyFacts } from "#content/agency-facts.ts";
import { isLocale } from "#i18n/locales.ts";
import { copyFor } from "#i18n/messages.server.ts";
import type { Route } from "./+types/home";

export function loader({ params: { locale } }: Route.LoaderArgs) {
	if (!isLocale(locale)) throw data(null, { status: 404 });
	const shell = copyFor(locale, "shell", agencyFacts);
	return { locale, copy: copyFor(locale, "home", agencyFacts), services: shell.services, shell };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const { title, description } = loaderData.copy.meta;
	return [{ title: `${title} | ${agency.name}` }, { name: "description", content: description }];
}

export default function Home({ loaderData }: Route.ComponentProps) {
	const { locale, copy, services, shell } = loaderData;
	return (
		<>
			<HeroSection copy={copy.hero} />
			<CalculatorSection copy={copy.calculator} services={services} />
			<ProductsSection copy={copy.products} services={services} learnMorePath={learnMorePath} />
			<BenefitsSection copy={copy.benefits} />
			<TestimonialsSection copy={copy.testimonials} />
			<HowItWorksSection copy={copy.howItWorks} />
			<LicensedStatesSection copy={copy.licensedStates} locale={locale} statePath={statePath} />
			<FinalCtaSection copy={copy.finalCta} />
			<ContactSection copy={shell.footer} title={shell.nav.contact} />
		</>
	);
}
