import type { ReactNode } from "react";
import type { Crumb } from "#app/seo/structured-data.ts";
import { agency } from "#content/agency.ts";
import type { ArticlePageContent } from "#content/schema.ts";
import type { ShownMember } from "#content/shown-team.server.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { Breadcrumbs } from "../content/breadcrumbs.tsx";
import { CallToAction } from "../content/call-to-action.tsx";
import { FaqList } from "../content/faq-list.tsx";
import type { FrameCopy } from "../content/page-hero.tsx";
import { Paragraphs, RichText } from "../content/rich-text.tsx";
import { type ContentSection, Points, Steps } from "../content/section-blocks.tsx";
import { GreetingsScene } from "../illustrations/greetings-scene.tsx";
import { CallScene } from "../illustrations/step-scenes.tsx";
import { Section } from "../ui/section.tsx";
import { TeamGrid } from "./team-grid.tsx";

/** The people first, then how they work. */
export function AboutPage({
	content,
	frame,
	crumbs,
	team,
	teamCopy,
}: {
	content: ArticlePageContent;
	frame: FrameCopy;
	crumbs: readonly Crumb[];
	team: readonly ShownMember[];
	teamCopy: Messages["team"];
}) {
	const { title, lead, sections, faqs, callToAction } = content;
	const part = (id: string) => sections.find((section) => section.id === id);
	return (
		<>
			<Section tone="dawn" className="pt-5! lg:pt-7!">
				<Breadcrumbs label={frame.breadcrumbs} crumbs={crumbs} />
				<div className="mt-6 grid items-end gap-x-16 gap-y-5 lg:mt-8 lg:grid-cols-[7fr_5fr]">
					<h1 className="text-3xl lg:text-4xl">{title}</h1>
					<p className="text-lg">
						<RichText text={lead} />
					</p>
				</div>
				{team.length > 0 && (
					<div className="mt-10 lg:mt-14">
						<h2 id="people" className="sr-only">
							{teamCopy.title}
						</h2>
						<TeamGrid team={team} />
					</div>
				)}
			</Section>
			<Section>
				<div className="grid gap-12 lg:grid-cols-[7fr_5fr] lg:gap-20">
					<Part section={part("who-we-are")} />
					<div className="overflow-hidden rounded-xl print:hidden">
						<CallScene />
					</div>
				</div>
			</Section>
			<Section tone="ink">
				<div className="grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-20">
					<Part section={part("how-we-are-paid")} large />
				</div>
			</Section>
			<Section>
				<Part section={part("independent")}>{(items) => <Columns items={items} />}</Part>
			</Section>
			<Section tone="sand">
				<div className="grid gap-14 lg:grid-cols-2 lg:gap-20">
					<div>
						<Part section={part("what-happens")}>{(items) => <Steps items={items} narrow />}</Part>
					</div>
					<div>
						<Part section={part("how-we-treat-you")}>{(items) => <Points items={items} />}</Part>
					</div>
				</div>
			</Section>
			<Section>
				<div className="grid items-center gap-12 lg:grid-cols-[5fr_7fr] lg:gap-20">
					<div className="mx-auto w-full max-w-sm print:hidden">
						<GreetingsScene className="h-auto w-full" />
					</div>
					<div className="grid gap-12">
						<div>
							<Part section={part("languages")} />
						</div>
						<div>
							<Part section={part("where-we-work")} />
						</div>
					</div>
				</div>
				{faqs && (
					<div id="faqs" className="mt-16 lg:mt-24">
						<h2 className="mb-6 text-2xl">{faqs.title}</h2>
						<FaqList items={faqs.items} />
					</div>
				)}
			</Section>
			{callToAction && <CallToAction frame={frame} copy={callToAction} booking={agency.booking.general} />}
		</>
	);
}

type Items = NonNullable<ContentSection["items"]>;

/** A section of the copy. Nothing where a claim withholds it. */
function Part({
	section,
	large = false,
	children,
}: {
	section: ContentSection | undefined;
	large?: boolean;
	children?: (items: Items) => ReactNode;
}) {
	if (!section) return null;
	const { id, title, paragraphs, items } = section;
	const heading = (
		<h2 id={id} className={`${large ? "text-3xl text-white" : "mb-5 text-2xl"}`}>
			{title}
		</h2>
	);
	const text = paragraphs && <Paragraphs texts={paragraphs} className={large ? "text-lg" : "max-w-[44rem]"} />;
	if (large) {
		return (
			<>
				{heading}
				{text}
			</>
		);
	}
	return (
		<div>
			{heading}
			{text}
			{items && children?.(items)}
		</div>
	);
}

/** Short texts side by side, divided by lines. */
function Columns({ items }: { items: Items }) {
	return (
		<ul className="grid gap-8 lg:auto-cols-fr lg:grid-flow-col lg:gap-0 lg:divide-x lg:divide-ink-200">
			{items.map(({ title, text }) => (
				<li key={text} className="border-t border-ink-200 pt-5 lg:border-t-0 lg:px-8 lg:pt-0 lg:first:pl-0">
					{title && <h3 className="text-xl">{title}</h3>}
					<p className="mt-2">
						<RichText text={text} />
					</p>
				</li>
			))}
		</ul>
	);
}
