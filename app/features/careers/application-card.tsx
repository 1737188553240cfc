import { useEffect } from "react";
import { applicationRoles, licenseAnswers } from "#domain/leads/application.ts";
import { type Locale, localeNames, locales } from "#domain/locale/locales.ts";
import { stateOptions } from "#domain/location/state-names.ts";
import { localizedPath } from "#domain/site/pages.ts";
import type { Messages } from "#i18n/messages.server.ts";
import type { LeadNotice } from "../leads/failure-notice.ts";
import { fieldId } from "../leads/field-id.ts";
import type { LeadCopy } from "../leads/lead-copy.ts";
import { LeadForm } from "../leads/lead-form.tsx";
import type { LeadResult } from "../leads/lead-form-state.ts";
import { QueuedPanel } from "../leads/queued-panel.tsx";
import { useLeadForm } from "../leads/use-lead-form.ts";
import { useStatedState } from "../location/use-sales-refusal.ts";
import { ApplicationSent } from "./application-sent.tsx";

export interface ApplicationCardProps {
	locale: Locale;
	copy: Messages["careers"];
	leadCopy: LeadCopy;
	/** The toast when somebody applies again at once. */
	limit: LeadNotice;
	/** The page's result of a post without script. */
	result?: LeadResult | undefined;
}

/** The short form for applicants, and the panel that replaces it. */
export function ApplicationCard({ locale, copy, leadCopy, limit, result }: ApplicationCardProps) {
	const form = useLeadForm({ kind: "application", copy: leadCopy, limit, result });
	const { phase, arrived } = form;
	useStatePrefill(phase === "editing");

	if (phase === "sent") {
		return <ApplicationSent copy={copy.sent} leadId={form.leadId} takesFocus={arrived} onAgain={form.restart} />;
	}
	if (phase === "queued") return <QueuedPanel form={form} showsLeads />;
	const { roles, licenses } = copy.form;
	return (
		<>
			<LeadForm
				form={form}
				action={`${localizedPath(locale, "/careers")}#apply`}
				labelledBy="apply-title"
				submitLabel={copy.form.submit}
				choices={{
					// A role that may not be advertised has no name.
					role: { options: named(applicationRoles, roles).filter(({ label }) => label), isWide: true },
					languages: { options: named(locales, localeNames), isMultiple: true },
					license: { options: named(licenseAnswers, licenses) },
					state: { options: stateOptions(locale) },
				}}
			>
				<h2 id="apply-title" className="text-2xl">
					{copy.form.title}
				</h2>
				<p className="mt-2 text-ink-700">{copy.form.text}</p>
			</LeadForm>
			{form.failed && phase === "editing" && <p className="mt-4 font-semibold text-coral-700">{copy.form.failed}</p>}
		</>
	);
}

function named<T extends string>(values: readonly T[], labels: Readonly<Record<T, string>>) {
	return values.map((value) => ({ value, label: labels[value] }));
}

/** Chooses the state that the visitor has stated elsewhere, unless they have chosen one here. */
function useStatePrefill(isEditing: boolean): void {
	const stated = useStatedState();
	useEffect(() => {
		const field = document.getElementById(fieldId("application", "state"));
		if (isEditing && stated && field instanceof HTMLSelectElement && !field.value) field.value = stated;
	}, [isEditing, stated]);
}
