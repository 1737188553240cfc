import { CallToAction } from "#app/components/content/call-to-action.tsx";
import { FaqList } from "#app/components/content/faq-list.tsx";
import { PageHero } from "#app/components/content/page-hero.tsx";
import { PageSection, PageSections } from "#app/components/content/page-sections.tsx";
import { LicensePanel } from "#app/components/licenses/license-panel.tsx";
import { LicenseTable } from "#app/components/licenses/license-table.tsx";
import { MemberLicense } from "#app/components/team/member-license.tsx";
import { Portrait } from "#app/components/team/portrait.tsx";
import { SampleBadge } from "#app/components/ui/sample-mark.tsx";
import { agency } from "#content/agency.ts";
import { type ShownMember, shownTeam } from "#content/shown-team.server.ts";
import { licenseLookup } from "#domain/compliance/license-lookups.ts";
import { complianceByName } from "#domain/compliance/licensed-states.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { describeState, stateCopy } from "#server/compliance/describe-state.server.ts";
import { pageLocale } from "../page-locale.ts";
import type { Route } from "./+types/licensing";
import { articleMeta } from "./article-meta.ts";
import { loadArticle } from "./load-article.server.ts";

export function loader({ params }: Route.LoaderArgs) {
	const locale = pageLocale(params);
	const { columns, map } = stateCopy(locale);
	const copy = copyFor(locale, "pages").licensing;
	return {
		article: loadArticle(locale, "/licensing"),
		copy,
		team: shownTeam(locale),
		table: {
			copy: { ...copy, columns, map: copy.title ? map : null },
			states: complianceByName(locale)
				.map((record) => describeState(locale, record))
				.filter(({ isLicensed }) => isLicensed)
				.map(({ code, name, slug, status, regulator }) => ({
					code,
					name,
					path: localizedPath(locale, `/services/final-expense/${slug}`),
					status,
					regulator,
					license: agency.licenseNumbers[code] ?? "",
					lookup: licenseLookup(code),
				})),
		},
	};
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	return loaderData ? articleMeta(loaderData.article) : [];
}

/** The numbers and the map first, then what a license is. */
export default function LicensingRoute({ loaderData }: Route.ComponentProps) {
	const { article, copy, team, table } = loaderData;
	const { content, frame, crumbs } = article;
	const { title, lead, sections, faqs, callToAction } = content;
	return (
		<>
			<PageHero frame={frame} crumbs={crumbs} title={title} lead={lead} aside={<LicensePanel copy={copy} />} />
			<LicenseTable {...table} />
			<LicensedPeople title={copy.people} team={team} />
			<PageSections sections={sections} />
			{faqs && (
				<PageSection id="faqs" title={faqs.title} joined>
					<FaqList items={faqs.items} />
				</PageSection>
			)}
			{callToAction && <CallToAction frame={frame} copy={callToAction} booking={agency.booking.general} />}
		</>
	);
}

/** Everybody who may advise, with the license to look up. Nothing while there is nobody to show. */
function LicensedPeople({ title, team }: { title: string; team: readonly ShownMember[] }) {
	const licensed = team.filter(({ license }) => license);
	if (licensed.length === 0) return null;
	return (
		<PageSection id="people" title={title}>
			<ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
				{licensed.map((member) => (
					<li key={member.id} className="flex gap-4">
						<Portrait member={member} />
						<div className="min-w-0 text-sm">
							<p className="text-base font-semibold text-ink-900">
								{member.name}
								{member.isSample && <SampleBadge />}
							</p>
							<MemberLicense member={member} />
						</div>
					</li>
				))}
			</ul>
		</PageSection>
	);
}
