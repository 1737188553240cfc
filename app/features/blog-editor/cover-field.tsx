import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { isCoverPath, mainImagePath, parseImagePath } from "#domain/blog/post-image.ts";
import { acceptedImages, type UploadRefusal, uploadImage } from "../rich-text/upload-image.ts";
import type { FieldsProps } from "./draft-fields.tsx";

/** The image above the text. Each language has its own description of it. */
export function CoverField({ content, locale, problems, text, onChange }: FieldsProps & { onChange: () => void }) {
	const [address, setAddress] = useState(content.imageUrl);
	const [isUploading, setUploading] = useState(false);
	const [refusal, setRefusal] = useState<UploadRefusal | null>(null);
	const { fields: copy, image } = text.editor;
	const uploaded = parseImagePath(address);
	// An address that was refused without script was not stored, so it isn't on the page either.
	const isForeign = address ? !isCoverPath(address) : !content.imageUrl && problems.imageUrl !== undefined;
	const uploadError = refusal && image.refused[refusal];

	function replace(next: string | null) {
		setAddress(next);
		// The hidden field has it long before the next save reads the form.
		onChange();
	}
	async function take(file: File | undefined) {
		if (!file) return;
		setUploading(true);
		setRefusal(null);
		const answer = await uploadImage(file);
		setUploading(false);
		if (answer.ok) replace(answer.image.src);
		else setRefusal(answer.refusal);
	}
	return (
		<fieldset className="grid min-w-0 grid-cols-1 gap-5">
			<legend className="mb-4 font-serif text-xl font-semibold text-ink-900">{copy.image}</legend>
			<input type="hidden" name="imageUrl" value={address ?? ""} readOnly />
			{isCoverPath(address) && (
				<img
					src={uploaded ? mainImagePath(uploaded.id) : address}
					alt={content.imageAlt}
					className="max-h-64 w-full rounded-md bg-sand-100 object-contain"
				/>
			)}
			<Field
				name="cover"
				label={address ? copy.replaceImage : copy.chooseImage}
				hint={isUploading ? image.uploading : image.fileHint}
				error={uploadError ?? (isForeign ? text.desk.errors.image_foreign : undefined)}
			>
				{({ name: _, ...control }) => (
					<input
						{...control}
						type="file"
						accept={acceptedImages}
						onChange={({ target }) => void take(target.files?.[0])}
					/>
				)}
			</Field>
			{address && (
				<Button type="button" variant="secondary" className="justify-self-start" onClick={() => replace(null)}>
					{copy.removeImage}
				</Button>
			)}
			<Field
				name="imageAlt"
				label={copy.imageAlt}
				hint={copy.imageAltHint}
				error={problems.imageAlt && text.desk.errors[problems.imageAlt]}
			>
				{(control) => <input {...control} lang={locale} maxLength={300} defaultValue={content.imageAlt} />}
			</Field>
		</fieldset>
	);
}
