import type { ReactNode } from "react";
import { Folded } from "#app/components/content/folded.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { CheckBox } from "#app/components/ui/check-box.tsx";
import { Field, type FieldControl } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { type Locale, localeNames, locales } from "#domain/locale/locales.ts";
import { profileLengths, textField } from "#domain/team/public-profile.ts";
import type { readProfile } from "#server/people/read-profile.server.ts";
import { Card } from "../staff/card.tsx";
import { SavedVersions } from "../staff/saved-versions.tsx";
import { StaffForm } from "../staff/staff-form.tsx";
import { StatusBadge } from "../staff/status-badge.tsx";
import type { PeopleProps } from "./people-copy.ts";
import { ProofField } from "./proof-field.tsx";

type Profile = Awaited<ReturnType<typeof readProfile>>;

/** Edits what visitors read about somebody, and says whether they do. Each version can be used again. */
export function PublicSection({
	person,
	profile: { fields: saved, hidden, titles, seen, versions },
	typed: posted,
	isDone,
	copy,
	owedProof,
	provePath,
	notice,
	errors,
}: PeopleProps & {
	person: { id: string };
	profile: Profile;
	typed: Readonly<Record<string, string>> | null;
	isDone: boolean;
}) {
	const { public: text } = copy;
	// Both forms are of this section.
	const isRestore = posted !== null && "restore" in posted;
	const fields = isRestore ? saved : (posted ?? saved);
	const hiddenFields = { person: person.id, seen };
	return (
		<Card heading="h3" size="wide" id="public" title={text.title} lead={text.lead} notice={notice}>
			<p>
				<StatusBadge variant={hidden ? "secondary" : "default"}>{text.status[hidden ?? "shown"]}</StatusBadge>
			</p>
			<StaffForm
				// A saved photograph is a version, too, and keeps what is typed here.
				key={JSON.stringify(saved)}
				section="public"
				fields={hiddenFields}
				errors={isRestore ? undefined : errors}
				isDone={isDone}
			>
				{({ errors: found, sending }) => {
					const field = (name: string, label: string, control: (control: FieldControl) => ReactNode, hint?: string) => (
						<Field
							key={name}
							name={name}
							id={`profile-${name}`}
							label={label}
							hint={hint}
							error={found[name] && copy.errors[found[name]]}
						>
							{control}
						</Field>
					);
					const texts = (legend: string, hint: string, each: (locale: Locale) => ReactNode) => (
						<fieldset>
							<legend className="font-medium text-ink-900">{legend}</legend>
							<p className="mb-2 text-sm text-ink-700">{hint}</p>
							<div className="grid gap-4 sm:grid-cols-2">{locales.map(each)}</div>
						</fieldset>
					);
					return (
						<>
							<CheckBox
								name="shown"
								defaultChecked={fields.shown !== undefined}
								label={text.shown}
								className="font-medium text-ink-900"
							/>
							<div className="grid gap-5 sm:grid-cols-2">
								{field("name", text.name, (control) => (
									<input {...control} autoComplete="off" maxLength={profileLengths.name} defaultValue={fields.name} />
								))}
								{field("order", text.order, (control) => (
									<input
										{...control}
										inputMode="numeric"
										maxLength={2}
										autoComplete="off"
										defaultValue={fields.order}
									/>
								))}
								{field("title", text.jobTitle, (control) => (
									<Select {...control} chosen={fields.title ?? ""} options={titles} />
								))}
								{field("npn", text.npn, (control) => (
									<input {...control} inputMode="numeric" maxLength={10} autoComplete="off" defaultValue={fields.npn} />
								))}
							</div>
							{texts(text.ownTitle, text.ownTitleHint, (locale) => {
								const name = textField("title", locale);
								return field(name, localeNames[locale], (control) => (
									<input
										{...control}
										lang={locale}
										autoComplete="off"
										maxLength={profileLengths.title}
										defaultValue={fields[name]}
									/>
								));
							})}
							{texts(text.bio, text.bioHint, (locale) => {
								const name = textField("bio", locale);
								return field(
									name,
									localeNames[locale],
									(control) => (
										<textarea
											{...control}
											lang={locale}
											rows={4}
											maxLength={profileLengths.bio}
											defaultValue={fields[name]}
										/>
									),
									saved[name] ? undefined : text.noBio,
								);
							})}
							<div className="grid gap-5 sm:grid-cols-2">
								{field(
									"document",
									text.document,
									(control) => (
										<input
											{...control}
											autoComplete="off"
											maxLength={profileLengths.document}
											defaultValue={fields.document}
										/>
									),
									text.documentHint,
								)}
								{field(
									"confirmedOn",
									text.confirmedOn,
									(control) => (
										<input {...control} type="date" defaultValue={fields.confirmedOn} />
									),
									text.confirmedHint,
								)}
							</div>
							<ProofField
								section="public"
								copy={copy}
								owedProof={owedProof}
								provePath={provePath}
								error={found.current}
							/>
							<Button type="submit" disabled={sending} className="justify-self-start">
								{sending ? copy.person.saving : text.save}
							</Button>
						</>
					);
				}}
			</StaffForm>
			{versions.length > 1 && (
				<Folded title={text.versions} isOpen={isRestore}>
					<StaffForm
						section="public"
						fields={hiddenFields}
						errors={isRestore ? errors : undefined}
						isDone={isDone}
						className="grid gap-5 px-4 pb-4"
					>
						{({ errors: found, sending }) => (
							<>
								<ProofField
									section="versions"
									copy={copy}
									owedProof={owedProof}
									provePath={provePath}
									error={found.current}
								/>
								<SavedVersions rows={versions} current={text.current}>
									{({ id, saved: when }) => (
										<Button
											type="submit"
											name="restore"
											value={id}
											variant="secondary"
											disabled={sending}
											aria-label={`${text.restore}: ${when}`}
										>
											{text.restore}
										</Button>
									)}
								</SavedVersions>
							</>
						)}
					</StaffForm>
				</Folded>
			)}
		</Card>
	);
}
