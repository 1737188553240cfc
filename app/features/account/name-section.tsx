import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import type { AccountErrors } from "#domain/staff/own-account.ts";
import { checkPersonName } from "#domain/staff/person-name.ts";
import { Card } from "../staff/card.tsx";
import { StaffForm } from "../staff/staff-form.tsx";
import type { SectionProps } from "./section-props.ts";

export function NameSection({ name, copy, notice, errors, errorCopy }: SectionProps & { name: string }) {
	const { name: text, page } = copy;
	return (
		<Card size="wide" id="name" title={text.title} lead={text.lead} notice={notice}>
			<StaffForm section="name" errors={errors} check={nameErrors}>
				{({ errors: found, sending }) => (
					<>
						<Field name="name" id="own-name" label={text.label} error={found.name && errorCopy[found.name]}>
							{(control) => <input {...control} autoComplete="name" maxLength={100} defaultValue={name} />}
						</Field>
						<Button type="submit" disabled={sending} className="justify-self-start">
							{sending ? page.saving : text.submit}
						</Button>
					</>
				)}
			</StaffForm>
		</Card>
	);
}

function nameErrors(data: FormData): AccountErrors {
	const checked = checkPersonName(data.get("name"));
	return checked.ok ? {} : { name: checked.error };
}
