import { data, Link } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { RecentProof } from "#app/features/staff/recent-proof.tsx";
import { textLink } from "#app/features/staff/text-link.ts";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { evidenceFilePath, evidencePath } from "#domain/evidence/evidence-address.ts";
import { mayExportEvidence } from "#domain/lead-desk/lead-access.ts";
import { leadPath } from "#domain/lead-desk/lead-address.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import { copyFor, type Messages } from "#i18n/messages.server.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { findEvidenceLead } from "#server/evidence/evidence-lead.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { owedHere } from "#server/second-factor/recent-proof.server.ts";
import { logRead } from "#server/staff/log-read.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/lead-evidence";
import { postProof } from "./proof-forms.server.ts";

export const middleware = [requirePage("leads/evidence", mayExportEvidence)];

/** Says nothing about the person, only what a pack of a lead in this state holds. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const staff = context.get(staffContext);
	const leadId = readRowId(params.lead);
	const lead = leadId && (await findEvidenceLead(services.database.db, staff, leadId));
	if (!lead) throw data(null, { status: 404 });
	await logRead(context, "contact_submissions", { only: lead.id });
	const isThere = !lead.erasedAt && !lead.deletedAt;
	const locale = staff.locale;
	const { title, page } = copyFor(locale, "evidence");
	return {
		leadId: lead.id,
		back: isThere ? leadPath(lead.id) : null,
		title,
		copy: page,
		notice: lead.erasedAt ? page.erased : lead.deletedAt ? page.deleted : null,
		owed: owedHere({ request, context }, evidencePath(lead.id)),
	};
}

/** Takes the password that the page asks for first. The files have addresses of their own. */
export async function action({ request, context, params }: Route.ActionArgs) {
	const leadId = readRowId(params.lead);
	if (!leadId) throw data(null, { status: 404 });
	const form = await readForm(request);
	if (form.get("intent") !== "prove") throw data(null, { status: 400 });
	return postProof({ request, context }, form.get("password"), evidencePath(leadId));
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.title);

export default function LeadEvidence({ loaderData, actionData }: Route.ComponentProps) {
	const { title, copy, owed, back, notice, leadId } = loaderData;
	return (
		<>
			{back && (
				<Link to={back} className={textLink}>
					{copy.back}
				</Link>
			)}
			<h2 className="text-2xl">{title}</h2>
			<p className="mt-2 max-w-prose">{copy.lead}</p>
			{notice && (
				<p className="mt-4 max-w-prose rounded-lg border border-sand-200 bg-white px-5 py-4 text-ink-900">{notice}</p>
			)}
			<h3 className="mt-6 text-xl">{copy.holds}</h3>
			<ul className="mt-2 grid max-w-prose list-disc gap-1 pl-6">
				{Object.entries(copy.parts).map(([name, text]) => (
					<li key={name}>{text}</li>
				))}
			</ul>
			<p className="mt-2 max-w-prose text-sm text-ink-700">{copy.keptOut}</p>
			<div className="mt-6">
				{owed ? (
					<RecentProof
						owed={owed}
						title={copy.proofTitle}
						hint={copy.proofHint}
						submit={copy.proofSubmit}
						error={actionData?.proofError}
					/>
				) : (
					<EvidenceForms leadId={leadId} copy={copy} />
				)}
			</div>
		</>
	);
}

/** Asks for the pack as a file. Plain forms: the browser saves what comes, and the page stays. */
function EvidenceForms({ leadId, copy }: { leadId: string; copy: Messages["evidence"]["page"] }) {
	return (
		<div className="desk-card grid max-w-prose gap-4">
			<p>{copy.formats}</p>
			<div className="flex flex-wrap gap-3">
				<form method="post" action={evidenceFilePath(leadId, "evidence.pdf")}>
					<Button type="submit">{copy.pdf}</Button>
				</form>
				<form method="post" action={evidenceFilePath(leadId, "evidence.json")}>
					<Button type="submit" variant="secondary">
						{copy.json}
					</Button>
				</form>
			</div>
			<p className="text-sm text-ink-700">{copy.logged}</p>
		</div>
	);
}
