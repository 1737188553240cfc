import { ListUploadForm } from "#app/features/do-not-call/list-upload-form.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { mayKeepDoNotCall } from "#domain/staff/roles.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { logRead } from "#server/staff/log-read.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/do-not-call-list";
import { postAreaList, readRegisterPage } from "./do-not-call-forms.server.ts";

export const middleware = [requirePage("do-not-call/list", mayKeepDoNotCall)];

export async function loader(args: Route.LoaderArgs) {
	const { locale, states, today } = await readRegisterPage(args);
	await logRead(args.context, "do_not_call_lists", {});
	return { states, today, copy: copyFor(locale, "doNotCall") };
}

export function action(args: Route.ActionArgs) {
	return postAreaList(args);
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy.areaList.title);

export default function DoNotCallList({ loaderData, actionData }: Route.ComponentProps) {
	return <ListUploadForm kind="areaList" {...loaderData} refused={actionData} />;
}
