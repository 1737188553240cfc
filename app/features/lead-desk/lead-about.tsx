import { Link } from "react-router";
import { certificatePath } from "#domain/consent/certificate-address.ts";
import { evidencePath } from "#domain/evidence/evidence-address.ts";
import type { StopRequestCopy } from "../staff/stop-request-fields.tsx";
import { StopRequestForm } from "../staff/stop-request-form.tsx";
import { textLink } from "../staff/text-link.ts";
import { DeskPart, PartFold } from "./desk-part.tsx";
import type { LeadPartProps } from "./lead-page-props.ts";
import { PartNotice } from "./part-notice.tsx";
import { WorkForm } from "./work-form.tsx";

/** Shows what the person agreed to, with the proof, and their data requests. */
export function LeadAgreed({ lead, copy }: Pick<LeadPartProps, "lead" | "copy">) {
	const { agreed, privacyRequests } = lead;
	const text = copy.agreed;
	return (
		<DeskPart id="consent" title={text.title}>
			{agreed ? (
				<>
					<ul className="grid gap-1 font-medium text-ink-900">
						{agreed.lines.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
					{agreed.otherNumber && <p className="text-coral-700">{agreed.otherNumber}</p>}
					{agreed.records.map((record) => (
						<div key={record.id}>
							<p className="text-sm text-ink-700">{record.at}</p>
							<PartFold label={text.text}>
								<p lang={record.lang ?? undefined} className="text-sm whitespace-pre-line wrap-anywhere">
									{record.text}
								</p>
								<p className="text-sm wrap-anywhere">{record.facts}</p>
							</PartFold>
						</div>
					))}
					<p className="flex flex-wrap gap-x-6">
						<a href={certificatePath(lead.id, "certificate.pdf")} download className={textLink}>
							{text.pdf}
						</a>
						<a href={certificatePath(lead.id, "certificate.json")} download className={textLink}>
							{text.json}
						</a>
					</p>
				</>
			) : (
				<p>{text.none}</p>
			)}
			{lead.mayExportEvidence && (
				<p>
					<Link to={evidencePath(lead.id)} className={textLink}>
						{text.evidence}
					</Link>
				</p>
			)}
			{privacyRequests.length > 0 && (
				<div>
					<h3 className="font-sans text-sm">{text.requests}</h3>
					<ul className="mt-1 grid gap-1">
						{privacyRequests.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				</div>
			)}
		</DeskPart>
	);
}

/** Records a request to stop that the person made on the phone, by email or on paper. */
export function LeadStop({ stopCopy, ...props }: LeadPartProps & { stopCopy: StopRequestCopy }) {
	const { lead, copy, refused } = props;
	const own = refused?.intent === "stop" && refused.errors ? refused : undefined;
	const errors = Object.entries(own?.errors ?? {}).flatMap(([field, code]) =>
		code ? [[field, copy.errors[code]]] : [],
	);
	return (
		<DeskPart id="stop" title={copy.stop.title}>
			<PartNotice part="stop" {...props} />
			{lead.stops?.lines.map((line) => (
				<p key={line}>{line}</p>
			))}
			<StopRequestForm
				leadId={lead.id}
				copy={stopCopy}
				refused={own && { typed: own.typed, errors: Object.fromEntries(errors) }}
				form={(fields, className) => (
					<WorkForm {...props} part="stop" intent="stop" className={className}>
						{() => fields}
					</WorkForm>
				)}
			/>
		</DeskPart>
	);
}

/** The pages of the visit in which the lead was sent, where the visitor allowed us to remember it. */
export function LeadVisit({ lead, copy }: Pick<LeadPartProps, "lead" | "copy">) {
	const text = copy.visit;
	return (
		<DeskPart id="visit" title={text.title}>
			{lead.visit.length === 0 ? (
				<p>{text.none}</p>
			) : (
				<>
					<p className="text-sm text-ink-700">{text.lead}</p>
					<ol className="grid list-decimal gap-1 pl-6">
						{lead.visit.map((step, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: the steps of a visit never change their order
							<li key={index} className="wrap-anywhere">
								{step}
							</li>
						))}
					</ol>
				</>
			)}
		</DeskPart>
	);
}
