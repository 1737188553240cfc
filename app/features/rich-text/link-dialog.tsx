import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { isSafeLink } from "#domain/blog/safe-link.ts";
import type { Messages } from "#i18n/messages.server.ts";

/** Asks where the selected words, or the link at the cursor, lead. */
export function LinkDialog({
	editor,
	copy,
	onClose,
}: {
	editor: Editor;
	copy: Messages["blogEditor"]["link"];
	onClose: () => void;
}) {
	const former = String(editor.getAttributes("link").href ?? "");
	const [address, setAddress] = useState(former);
	const [isRefused, setRefused] = useState(false);
	function apply() {
		const href = address.trim();
		if (!isSafeLink(href)) return setRefused(true);
		editor.chain().focus().extendMarkRange("link").setLink({ href }).run();
		onClose();
	}
	return (
		<Dialog title={copy.title} onClose={onClose}>
			<Field
				name="link-address"
				label={copy.address}
				hint={copy.addressHint}
				error={isRefused ? copy.invalid : undefined}
			>
				{(control) => (
					<input
						{...control}
						type="text"
						inputMode="url"
						autoCapitalize="none"
						autoComplete="off"
						spellCheck={false}
						value={address}
						onChange={({ target }) => setAddress(target.value)}
						onKeyDown={(event) => {
							if (event.key !== "Enter") return;
							event.preventDefault();
							apply();
						}}
					/>
				)}
			</Field>
			<div className="flex flex-wrap gap-3">
				<Button type="button" onClick={apply}>
					{copy.apply}
				</Button>
				{former && (
					<Button
						type="button"
						variant="secondary"
						onClick={() => {
							editor.chain().focus().extendMarkRange("link").unsetLink().run();
							onClose();
						}}
					>
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
