import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { imageUses, uploadTypes } from "#domain/blog/image-upload.ts";
import { localeNames, locales } from "#domain/locale/locales.ts";
import type { PeopleErrors } from "#domain/staff/people.ts";
import { profileLengths, textField } from "#domain/team/public-profile.ts";
import type { readProfile } from "#server/people/read-profile.server.ts";
import { Card } from "../staff/card.tsx";
import { StaffForm } from "../staff/staff-form.tsx";
import type { PeopleProps } from "./people-copy.ts";
import { ProofField } from "./proof-field.tsx";

type Profile = Awaited<ReturnType<typeof readProfile>>;

/** The photograph that visitors see of somebody, with what it shows. */
export function PhotoSection({
	person,
	profile: { photo, seen },
	isDone,
	copy,
	owedProof,
	provePath,
	notice,
	errors,
}: PeopleProps & { person: { id: string }; profile: Pick<Profile, "photo" | "seen">; isDone: boolean }) {
	const { photo: text } = copy;
	return (
		<Card heading="h3" size="wide" id="photo" title={text.title} lead={text.lead} notice={notice}>
			{photo?.src ? (
				<img src={photo.src} alt={text.present} width="128" height="128" className="size-32 rounded-full" />
			) : (
				<p>{photo ? (photo.isUnreadable ? copy.errors.photo_unreadable : text.making) : text.none}</p>
			)}
			<StaffForm
				// Saved words are a version, too, and keep what is typed here.
				key={JSON.stringify([photo?.id, photo?.alts])}
				section="photo"
				fields={{ person: person.id, seen }}
				errors={errors}
				isDone={isDone}
				check={photoErrors}
				encType="multipart/form-data"
			>
				{({ errors: found, sending }) => (
					<>
						<Field
							name="photo"
							id="photo-file"
							label={text.file}
							hint={text.hint}
							error={found.photo && copy.errors[found.photo]}
						>
							{(control) => <input {...control} type="file" accept={uploadTypes.join(",")} />}
						</Field>
						<fieldset>
							<legend className="font-medium text-ink-900">{text.alt}</legend>
							<p className="mb-2 text-sm text-ink-700">{text.altHint}</p>
							<div className="grid gap-4 sm:grid-cols-2">
								{locales.map((locale) => {
									const name = textField("alt", locale);
									return (
										<Field
											key={name}
											name={name}
											id={`photo-${name}`}
											label={localeNames[locale]}
											error={found[name] && copy.errors[found[name]]}
										>
											{(control) => (
												<input
													{...control}
													lang={locale}
													autoComplete="off"
													maxLength={profileLengths.alt}
													defaultValue={photo?.alts[name]}
												/>
											)}
										</Field>
									);
								})}
							</div>
						</fieldset>
						<ProofField section="photo" copy={copy} owedProof={owedProof} provePath={provePath} error={found.current} />
						<div className="flex flex-wrap gap-3">
							<Button type="submit" disabled={sending}>
								{sending ? copy.person.saving : text.save}
							</Button>
							{photo && (
								<Button type="submit" name="remove" value="on" variant="secondary" disabled={sending}>
									{text.remove}
								</Button>
							)}
						</div>
					</>
				)}
			</StaffForm>
		</Card>
	);
}

/** A file that the server would not even read to its end. */
function photoErrors(data: FormData): PeopleErrors {
	const file = data.get("photo");
	const isLarge = file instanceof File && file.size > imageUses.portrait.maxBytes;
	return isLarge ? { photo: "photo_large" } : {};
}
