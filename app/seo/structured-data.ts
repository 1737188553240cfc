import type { Article, BreadcrumbList, FAQPage, InsuranceAgency, Person, Service, WebSite } from "schema-dts";
import { agency } from "#content/agency.ts";
import { plainText } from "#content/plain-text.ts";
import type { ShownMember } from "#content/shown-team.server.ts";
import type { ClaimId } from "#domain/agency/claim-evidence.ts";
import { logoPath } from "#domain/blog/image-address.ts";
import { type Claims, claimStatus } from "#domain/claims/claims.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { absoluteUrl, siteOrigin } from "./page-seo.ts";

const agencyId = `${siteOrigin}/#agency`;

/** @param stateNames in English, as schema.org's consumers expect them */
export function insuranceAgency(stateNames: readonly string[], claims: Claims): InsuranceAgency {
	const { address } = agency;
	const profiles = Object.values(agency.social).filter(Boolean);
	const picture = agency.logo ? logoPath(agency.logo.image) : "/icon-512.png";
	const claimed = (id: ClaimId) => claimStatus(claims, id) !== "withheld";
	return {
		"@type": "InsuranceAgency",
		"@id": agencyId,
		name: agency.name,
		...(agency.legalName !== agency.name && { legalName: agency.legalName }),
		url: siteOrigin,
		logo: siteOrigin + picture,
		image: siteOrigin + picture,
		telephone: agency.phone.e164,
		email: agency.email,
		...(profiles.length > 0 && { sameAs: profiles }),
		...(claimed("foundedYear") && { foundingDate: String(claims.proven.foundedYear?.value ?? agency.foundedYear) }),
		address: {
			"@type": "PostalAddress",
			streetAddress: address.street,
			addressLocality: address.city,
			addressRegion: address.region,
			postalCode: address.postalCode,
			addressCountry: address.country,
		},
		...(claimed("licensedStates") && { areaServed: stateNames.map((name) => ({ "@type": "State" as const, name })) }),
		...(claimed("spokenLanguages") && { knowsLanguage: [...agency.languages] }),
		openingHoursSpecification: agency.hours.map(({ days, opens, closes }) => ({
			"@type": "OpeningHoursSpecification",
			dayOfWeek: [...days],
			opens,
			closes,
		})),
	};
}

export function webSite(locale: Locale): WebSite {
	return {
		"@type": "WebSite",
		"@id": `${siteOrigin}/#website`,
		name: agency.name,
		url: absoluteUrl(locale, "/"),
		inLanguage: locale,
		publisher: { "@id": agencyId },
	};
}

export interface Crumb {
	name: string;
	path: string;
}

export function breadcrumbList(locale: Locale, crumbs: readonly Crumb[]): BreadcrumbList {
	return {
		"@type": "BreadcrumbList",
		itemListElement: crumbs.map(({ name, path }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: absoluteUrl(locale, path),
		})),
	};
}

export function faqPage(locale: Locale, items: readonly { question: string; answer: string }[]): FAQPage {
	return {
		"@type": "FAQPage",
		inLanguage: locale,
		mainEntity: items.map(({ question, answer }) => ({
			"@type": "Question",
			name: plainText(question),
			acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
		})),
	};
}

/** @param page `state`: its English name, if the page is about one state */
export function service(
	locale: Locale,
	page: { path: string; name: string; description: string; state?: string },
): Service {
	return {
		"@type": "Service",
		name: page.name,
		description: page.description,
		url: absoluteUrl(locale, page.path),
		provider: { "@id": agencyId },
		...(page.state && { areaServed: { "@type": "State" as const, name: page.state } }),
	};
}

export function article(locale: Locale, page: { path: string; headline: string; description: string }): Article {
	return {
		"@type": "Article",
		headline: page.headline,
		description: page.description,
		url: absoluteUrl(locale, page.path),
		inLanguage: locale,
		author: { "@id": agencyId },
		publisher: { "@id": agencyId },
	};
}

/** Somebody who works for the agency. */
export function person(locale: Locale, member: ShownMember): Person {
	const { name, role, sentence, languages, license, npn, portrait } = member;
	return {
		"@type": "Person",
		name,
		jobTitle: role,
		worksFor: { "@id": agencyId },
		url: absoluteUrl(locale, "/about"),
		knowsLanguage: [...languages],
		...(portrait && { image: siteOrigin + portrait.web }),
		...(sentence && { description: sentence }),
		...(license && {
			hasCredential: {
				"@type": "EducationalOccupationalCredential",
				credentialCategory: "license",
				name: license.text,
			},
		}),
		...(npn && { identifier: { "@type": "PropertyValue", propertyID: "NPN", value: npn.number } }),
	};
}
