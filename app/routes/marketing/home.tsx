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
import { localizedPath } from "#domain/site/pages.ts";
import { isLocale } from "#i18n/locales.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import { readFormOpened } from "#server/leads/form-opened-cookie.server.ts";
import { submitPlainContact } from "#server/leads/submit-plain-contact.server.ts";
import type { Route } from "./+types/home";

export function loader({ params: { locale } }: Route.LoaderArgs) {
	if (!isLocale(locale)) throw data(null, { status: 404 });
	const shell = copyFor(locale, "shell", agencyFacts);
	return {
		locale,
		copy: copyFor(locale, "home", agencyFacts),
		contact: copyFor(locale, "contact", agencyFacts),
		services: shell.services,
	};
}

/** The contact form of a browser without script. */
export async function action({ request, params: { locale }, context }: Route.ActionArgs) {
	if (!isLocale(locale)) throw data(null, { status: 404 });
	const form = await request.formData().catch(() => {
		throw data(null, { status: 400 });
	});
	const services = context.get(servicesContext);
	const { ip, userAgent } = context.get(requestInfoContext);
	const result = await submitPlainContact(services, form, {
		ip,
		userAgent,
		locale,
		page: localizedPath(locale, "/"),
		referrer: request.headers.get("referer"),
		openedAt: readFormOpened(services.env.captchaSecret, request.headers.get("cookie")),
	});
	return data(result, { status: "id" in result ? 200 : 422 });
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const { title, description } = loaderData.copy.meta;
	return [{ title: `${title} | ${agency.name}` }, { name: "description", content: description }];
}

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
	const { locale, copy, contact, services } = loaderData;
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
			{/* `index` names this page among the routes that share its address. */}
			<ContactSection copy={contact} locale={locale} action={`/${locale}?index#contact`} result={actionData} />
		</>
	);
}
