import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { ratesPath } from "#domain/settings/settings-address.ts";
import type { describeChecked, readRatesPage } from "#server/settings/rates-page.server.ts";
import { Card } from "../staff/card.tsx";
import { textLink } from "../staff/text-link.ts";

/** What changes with the rates of a file, before they are used. */
export function RatesPreview({
	checked: { text, seen, effective, policy, ids, products, doubts, doubtsTitle },
	words: { preview },
	mayUse,
}: {
	checked: ReturnType<typeof describeChecked>;
	words: Awaited<ReturnType<typeof readRatesPage>>["words"];
	mayUse: boolean;
}) {
	const sending = useNavigation().formMethod === "POST";
	const facts = [
		[preview.effective, effective],
		[preview.insurer, policy ?? preview.noInsurer],
		[preview.ids, ids.join(", ")],
	];
	return (
		<Card id="preview" heading="h3" title={preview.title} lead={preview.lead}>
			<dl className="grid gap-1 text-sm">
				{facts.map(([label, value]) => (
					<div key={label}>
						<dt className="inline font-medium">{label}: </dt>
						<dd className="inline wrap-anywhere">{value}</dd>
					</div>
				))}
			</dl>
			{policy && <p className="max-w-prose text-sm text-ink-700">{preview.evidence}</p>}
			{doubtsTitle && (
				<div role="status" className="text-sm">
					<p className="font-medium">{doubtsTitle}</p>
					<ul className="mt-1 grid list-disc gap-1 pl-5 wrap-anywhere">
						{doubts.map((doubt) => (
							<li key={doubt}>{doubt}</li>
						))}
					</ul>
				</div>
			)}
			{products.map(({ product, name, isInFile, now, next, people }) =>
				isInFile ? (
					<section key={product} aria-labelledby={`preview-${product}`}>
						<h4 id={`preview-${product}`} className="font-medium">
							{name}
						</h4>
						<p className="text-sm">
							{preview.now}: {now}
							<br />
							{preview.next}: {next}
						</p>
						<table className="mt-2 w-full border-collapse text-left text-sm tabular-nums">
							<thead>
								<tr>
									<th scope="col" className="py-1 pr-2 font-medium">
										{preview.person}
									</th>
									<th scope="col" className="py-1 pr-2 text-right font-medium">
										{preview.now}
									</th>
									<th scope="col" className="py-1 pr-2 text-right font-medium">
										{preview.next}
									</th>
									<th scope="col" className="py-1 text-right font-medium">
										{preview.change}
									</th>
								</tr>
							</thead>
							<tbody>
								{people.map(({ person, now: before, next: after, change }) => (
									<tr key={person} className="border-t border-sand-200">
										<th scope="row" className="py-1 pr-2 font-normal">
											{person}
										</th>
										<td className="py-1 pr-2 text-right">{before}</td>
										<td className="py-1 pr-2 text-right">{after}</td>
										<td className="py-1 text-right">{change}</td>
									</tr>
								))}
							</tbody>
						</table>
					</section>
				) : (
					<p key={product} className="text-sm">
						<span className="font-medium">{name}:</span> {preview.unchanged}
					</p>
				),
			)}
			<Form method="post" className="flex flex-wrap items-center gap-x-6 gap-y-2">
				<input type="hidden" name="intent" value="use" />
				<input type="hidden" name="seen" value={seen} />
				<textarea name="rates" value={text} readOnly hidden />
				{mayUse && (
					<Button type="submit" disabled={sending}>
						{sending ? preview.saving : preview.use}
					</Button>
				)}
				{/* The page keeps the preview until it is loaded again. */}
				<Link to={ratesPath} reloadDocument className={textLink}>
					{preview.cancel}
				</Link>
			</Form>
		</Card>
	);
}
