import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { ShownWordings, WordingLinks } from "#app/features/wordings/shown-wordings.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { maySeeRegister } from "#domain/staff/roles.ts";
import { maxAddressLength, readWordingQuery, wordingsPath } from "#domain/wordings/wordings-address.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import { wordingsPage } from "#server/wordings/wordings-page.server.ts";
import type { Route } from "./+types/wordings";

export const middleware = [requirePage("wordings", maySeeRegister)];

export async function loader({ request, context }: Route.LoaderArgs) {
	const query = readWordingQuery(new URL(request.url).searchParams);
	return wordingsPage(context.get(servicesContext), query, context.get(staffContext).locale);
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy.title);

export default function Wordings({ loaderData }: Route.ComponentProps) {
	const { query, wordings, spans, similar, lead, copy } = loaderData;
	return (
		<>
			<h2 className="text-2xl">{copy.title}</h2>
			<p className="mt-2 max-w-prose">{lead}</p>
			<Form
				key={`${query.on} ${query.address}`}
				method="get"
				action={wordingsPath}
				className="desk-card mt-6 grid gap-4 sm:grid-cols-[2fr_1fr]"
			>
				<Field name="address" label={copy.form.address} hint={copy.form.addressHint} aligned>
					{(control) => (
						<input type="text" required maxLength={maxAddressLength} {...control} defaultValue={query.address} />
					)}
				</Field>
				<Field name="on" label={copy.form.on} aligned>
					{(control) => <input type="date" {...control} defaultValue={query.on} />}
				</Field>
				<div className="sm:col-span-2">
					<Button type="submit" variant="secondary">
						{copy.form.submit}
					</Button>
				</div>
			</Form>
			{query.address && (
				<div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6">
					<ShownWordings address={query.address} wordings={wordings} none={copy.none} />
					<WordingLinks title={copy.all} links={spans.map((span) => ({ ...span, name: span.dates }))} />
					<WordingLinks
						title={copy.similar}
						links={similar.map(({ address, path }) => ({ id: address, path, name: address, isShown: false }))}
					/>
				</div>
			)}
		</>
	);
}
