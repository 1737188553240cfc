import { Disclosure } from "#app/components/ui/disclosure.tsx";
import type { describeLead } from "#server/leads/describe-lead.server.ts";
export type LeadAbout = ReturnType<typeof describeLead>;

/** Shows a lead's request, with all other fields in a `details`. */
export function About({ about, details }: { about: LeadAbout; details: string }) {
	const { kind, product, state, notOffered, refused, booking } = about;
	return (
		<>
			<p className="mb-2 font-medium text-ink-900">{[kind, product, state, booking].filter(Boolean).join(" · ")}</p>
			{notOffered && <p className="mb-2 text-coral-700">{notOffered}</p>}
			{refused && <p className="mb-2 text-coral-700">{refused}</p>}
			{about.details.length > 0 && (
				<Disclosure label={details} className="mb-2">
					<dl className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
						{about.details.map(({ label, value }) => (
							<div key={label} className="contents">
								<dt className="text-sm text-ink-700 sm:text-base">{label}</dt>
								<dd className="mb-2 font-medium wrap-anywhere sm:mb-0 sm:font-normal">{value}</dd>
							</div>
						))}
					</dl>
				</Disclosure>
			)}
		</>
	);
}
