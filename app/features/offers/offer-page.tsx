import { useTranslations } from "use-intl";
import { Disclosures } from "#app/components/content/disclosures.tsx";
import { FaqList } from "#app/components/content/faq-list.tsx";
import { PageSection } from "#app/components/content/page-sections.tsx";
import { Steps } from "#app/components/content/section-blocks.tsx";
import { AgentCard } from "#app/components/team/agent-card.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { SampleMark } from "#app/components/ui/sample-mark.tsx";
import { Island } from "#app/islands/island.tsx";
import type { FunnelPageContent } from "#content/schema.ts";
import type { ShownMember } from "#content/shown-team.server.ts";
import type { ClaimId } from "#domain/agency/claim-evidence.ts";
import { funnelPath } from "#domain/funnels/funnel-config.ts";
import { localizedPath } from "#domain/site/pages.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { ClaimCard, type ClaimCardProps } from "./claim-card.tsx";
import { ClaimPanel, type ClaimPanelProps } from "./claim-panel.tsx";
import { SplitHero } from "./split-hero.tsx";

interface HoldCardProps extends Pick<ClaimPanelProps, "slug" | "locale" | "claim"> {
	leadId: string;
	/** From the address in our email. */
	token: string;
}

export interface OfferPageProps extends ClaimCardProps {
	copy: Messages["offers"]["offer"];
	content: Pick<FunnelPageContent["offer"], "title" | "lead" | "benefits">;
	/** True if the consultation is offered to nobody: only the reason and what the reader can do instead are left. */
	isClosed?: boolean;
	/** The stated value and the price of the consultation, formatted. */
	money: { value: string; price: string };
	/** The team members who may call. */
	team: readonly ShownMember[];
	/** On the page that our email links to, instead of the form. */
	hold?: Pick<HoldCardProps, "claim" | "leadId" | "token"> | undefined;
}

/** A free consultation, limited to a number each month, with an explanation of each figure. */
export function OfferPage({ copy, content, isClosed = false, money, hold, team, ...card }: OfferPageProps) {
	const claimCard = hold ? (
		<HoldCard slug={card.slug} locale={card.locale} {...hold} />
	) : (
		<Island name="claim-card" when="visible" component={ClaimCard} props={card} />
	);
	if (isClosed) {
		return (
			<>
				<SplitHero eyebrow={null} title={content.title} lead={content.lead} cardId="claim" card={claimCard} />
				<Disclosures title={copy.disclosures} items={[copy.states]} />
			</>
		);
	}
	return (
		<>
			<SplitHero
				eyebrow={copy.eyebrow}
				title={content.title}
				lead={content.lead}
				cardId="claim"
				card={claimCard}
				action={hold ? undefined : copy.claim || copy.ask}
				below={
					<section aria-labelledby="steps-title" className="border-t border-sand-300 pt-8">
						<h2 id="steps-title" className="mb-6 text-xl">
							{copy.steps}
						</h2>
						<Steps
							narrow
							items={[
								{ title: copy.claim || copy.ask, text: copy.claimText },
								{ title: copy.book, text: copy.bookText },
								{ title: copy.appointment, text: copy.appointmentText },
							].filter(({ title }) => title)}
						/>
					</section>
				}
			>
				<p className="mt-4">{copy.contactWithin}</p>
				<AgentCard team={team} state={null} className="mt-6" />
				<h2 className="mt-8 text-xl">{copy.benefits}</h2>
				<ul className="mt-4 grid gap-3">
					{content.benefits.map((benefit) => (
						<li key={benefit} className="flex gap-3">
							<span className="mt-0.5 inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-sun-100 text-ink-900">
								<Icon name="check" className="size-4" />
							</span>
							{benefit}
						</li>
					))}
				</ul>
				<dl className="mt-8 flex flex-wrap gap-x-12 gap-y-4">
					{copy.statedValue && <Amount label={copy.statedValue} amount={money.value} claim="statedValue" />}
					<Amount label={copy.youPay} amount={money.price} />
				</dl>
			</SplitHero>
			<PageSection id="agenda" title={copy.agenda} tone="mist" wide>
				<Steps
					items={[
						{ title: copy.listen, text: copy.listenText },
						{ title: copy.compare, text: copy.compareText },
						{ title: copy.write, text: copy.writeText },
					]}
				/>
			</PageSection>
			<PageSection id="plainly" title={copy.plainly} wide>
				<div className="max-w-[52rem]">
					<FaqList
						items={[
							{ question: copy.whyCap, answer: copy.whyCapAnswer },
							{ question: copy.without, answer: copy.withoutAnswer },
							{ question: copy.whyFree, answer: copy.whyFreeAnswer },
						].filter(({ question }) => question)}
					/>
				</div>
			</PageSection>
			<Disclosures title={copy.disclosures} items={[copy.noOffer, copy.states]} />
		</>
	);
}

function Amount({ label, amount, claim }: { label: string; amount: string; claim?: ClaimId }) {
	return (
		<div>
			<dt className="text-sm">{label}</dt>
			<dd className="text-ink-900">
				<span className="font-serif text-2xl font-semibold">{amount}</span>
				{claim && <SampleMark of={claim} />}
			</dd>
		</div>
	);
}

/** What our email links to. Only the button holds the spot, because programs that check emails open their links, too. */
function HoldCard({ token, ...panel }: HoldCardProps) {
	const t = useTranslations("claim");
	const page = localizedPath(panel.locale, funnelPath(panel.slug, "offer"));
	const form = (
		<form method="post" action={`${page}?hold=${token}#claim`} className="mt-3">
			<Button type="submit" variant="secondary" className="w-full min-h-14">
				{t("hold")}
			</Button>
		</form>
	);
	return <ClaimPanel {...panel} takesFocus={false} holdForm={form} />;
}
