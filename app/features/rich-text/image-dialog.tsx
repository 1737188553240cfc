import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { Field } from "#app/components/ui/field.tsx";
import type { Messages } from "#i18n/messages.server.ts";
import { acceptedImages, type UploadedImage, type UploadRefusal, uploadImage } from "./upload-image.ts";

export type ImageCopy = Messages["blogEditor"]["image"];

export interface ImageInText extends UploadedImage {
	alt: string;
}

/** Asks for an image and what it shows. Without that, people who can't see it would miss it. */
export function ImageDialog({
	given,
	dropped,
	copy,
	onDone,
	onRemove,
	onClose,
}: {
	/** The image that is selected in the text, if any. */
	given: ImageInText | null;
	/** A file that was dropped or pasted. */
	dropped: File | null;
	copy: ImageCopy;
	onDone: (image: ImageInText) => void;
	onRemove: () => void;
	onClose: () => void;
}) {
	const [file, setFile] = useState(dropped);
	// A new image shows something else than the one that it replaces.
	const [alt, setAlt] = useState(dropped ? "" : (given?.alt ?? ""));
	const [isAsked, setAsked] = useState(false);
	const [isUploading, setUploading] = useState(false);
	const [refusal, setRefusal] = useState<UploadRefusal | null>(null);
	const missing = { file: !(file || given), alt: !alt.trim() };

	async function finish() {
		setAsked(true);
		if (missing.file || missing.alt || isUploading) return;
		if (!file) return given && onDone({ ...given, alt: alt.trim() });
		setUploading(true);
		setRefusal(null);
		const uploaded = await uploadImage(file);
		setUploading(false);
		if (uploaded.ok) onDone({ ...uploaded.image, alt: alt.trim() });
		else setRefusal(uploaded.refusal);
	}
	const fileError = refusal ? copy.refused[refusal] : isAsked && missing.file ? copy.fileMissing : undefined;
	return (
		<Dialog title={copy.title} onClose={onClose}>
			{dropped && file === dropped ? (
				<p className="wrap-anywhere">
					{dropped.name}
					{fileError && <strong className="mt-1 block text-sm text-coral-700">{fileError}</strong>}
				</p>
			) : (
				<Field name="image-file" label={copy.file} hint={copy.fileHint} error={fileError}>
					{(control) => (
						<input
							{...control}
							type="file"
							accept={acceptedImages}
							onChange={({ target }) => {
								setFile(target.files?.[0] ?? null);
								setRefusal(null);
							}}
						/>
					)}
				</Field>
			)}
			<Field
				name="image-alt"
				label={copy.alt}
				hint={copy.altHint}
				error={isAsked && missing.alt ? copy.altMissing : undefined}
			>
				{(control) => (
					<textarea {...control} rows={2} maxLength={300} value={alt} onChange={({ target }) => setAlt(target.value)} />
				)}
			</Field>
			<div className="flex flex-wrap gap-3">
				<Button type="button" aria-disabled={isUploading || undefined} onClick={() => void finish()}>
					{isUploading ? copy.uploading : given && !file ? copy.update : copy.insert}
				</Button>
				{given && (
					<Button type="button" variant="secondary" onClick={onRemove}>
						{copy.remove}
					</Button>
				)}
				<Button type="button" variant="secondary" onClick={onClose}>
					{copy.cancel}
				</Button>
			</div>
		</Dialog>
	);
}
