import { DeskPart, PartFold } from "./desk-part.tsx";
import { FactList, LeadFact } from "./fact-list.tsx";
import type { LeadPartProps } from "./lead-page-props.ts";

/** Shows the person's request in their words, their answers, and the figures they saw. */
export function LeadRequest({ lead, copy }: Pick<LeadPartProps, "lead" | "copy">) {
	const { about, message, lang, received, receivedAt, page, source } = lead.request;
	const text = copy.request;
	return (
		<DeskPart id="request" title={text.title}>
			{[about.notOffered, about.refused].filter(Boolean).map((warning) => (
				<p key={warning} className="text-coral-700">
					{warning}
				</p>
			))}
			{message && (
				<blockquote
					lang={lang}
					className="border-l-4 border-sand-300 pl-4 whitespace-pre-line text-ink-900 wrap-anywhere"
				>
					{message}
				</blockquote>
			)}
			{about.details.length > 0 && (
				<div>
					<h3 className="mb-1 font-sans text-sm">{text.details}</h3>
					<FactList>
						{about.details.map(({ label, value }) => (
							<LeadFact key={label} name={label}>
								{value}
							</LeadFact>
						))}
					</FactList>
				</div>
			)}
			<FactList>
				<LeadFact name={text.received}>
					<time dateTime={receivedAt}>{received}</time>
				</LeadFact>
				<LeadFact name={text.source}>{source}</LeadFact>
			</FactList>
			<PartFold label={text.more}>
				<FactList>
					<LeadFact name={text.page}>{page}</LeadFact>
					<LeadFact name={text.reference}>
						<span className="font-normal select-all">{lead.id}</span>
					</LeadFact>
				</FactList>
			</PartFold>
		</DeskPart>
	);
}
