import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { leadStatuses, lossReasons } from "#domain/lead-desk/lead-status.ts";
import type { LeadPartProps } from "./lead-page-props.ts";
import { PartNotice } from "./part-notice.tsx";
import { WorkForm } from "./work-form.tsx";

/** The status of the lead. CSS shows the fields of the selected status. */
export function LeadStatusPart(props: LeadPartProps) {
	const { lead, copy, refused } = props;
	const own = refused?.intent === "status" ? refused : undefined;
	const text = copy.status;
	const { status, reason, value } = lead.status;
	const errorOf = (field: string) => {
		const code = own?.errors?.[field];
		return code && copy.errors[code];
	};
	return (
		<section id="status" tabIndex={-1} aria-label={text.title} className="grid max-w-md scroll-mt-6 gap-2">
			<WorkForm
				{...props}
				part="status"
				intent="status"
				className="group flex flex-wrap items-end gap-2"
				key={lead.revision}
			>
				{(sending) => (
					<>
						<Field
							name="status"
							id="status-choice"
							label={text.title}
							error={errorOf("status")}
							className="grow [&_label]:sr-only"
						>
							{(control) => (
								<Select
									{...control}
									chosen={own?.typed.status ?? status}
									options={leadStatuses.map((one) => ({ value: one, label: copy.statuses[one] }))}
								/>
							)}
						</Field>
						<Field
							name="reason"
							label={text.reason}
							error={errorOf("reason")}
							className="hidden w-44 group-has-[option[value=lost]:checked]:block"
						>
							{(control) => (
								<Select
									{...control}
									chosen={own?.typed.reason ?? reason ?? ""}
									none={text.noReason}
									options={lossReasons.map((one) => ({ value: one, label: copy.reasons[one] }))}
								/>
							)}
						</Field>
						<Field
							name="value"
							label={text.value}
							hint={text.valueHint}
							error={errorOf("value")}
							className="hidden w-36 group-has-[option[value=won]:checked]:block [&_[id$=hint]]:sr-only"
						>
							{(control) => (
								<input
									{...control}
									type="text"
									inputMode="decimal"
									maxLength={20}
									defaultValue={own?.typed.value ?? value}
								/>
							)}
						</Field>
						<Button type="submit" variant="secondary" disabled={sending}>
							{sending ? copy.saving : text.save}
						</Button>
					</>
				)}
			</WorkForm>
			<PartNotice part="status" {...props} />
		</section>
	);
}
