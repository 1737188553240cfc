import { data, redirect } from "react-router";
import { wordsPath } from "#domain/settings/settings-address.ts";
import { mayChangeSettings } from "#domain/staff/roles.ts";
import { readForm, textsOf } from "#server/platform/read-form.server.ts";
import { previewWords } from "#server/settings/preview-words.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/settings-words-preview";

export const middleware = [requirePage("settings", mayChangeSettings)];

/** Somebody opened the address by hand: the page has the button. */
export function loader() {
	return redirect(wordsPath);
}

/** A page with a text that is not saved. A form asks for it, so that no link of another site shows words of its own. */
export async function action({ request, context }: Route.ActionArgs) {
	const preview = await previewWords(context, textsOf(await readForm(request)));
	if (!preview) throw data(null, { status: 400 });
	return preview;
}
