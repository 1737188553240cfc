import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { localeNames } from "#domain/locale/locales.ts";
import type { Messages } from "#i18n/messages.server.ts";
import type { registerRows } from "#server/blog-desk/register-rows.server.ts";

export type RegisterRow = Awaited<ReturnType<typeof registerRows>>["rows"][number];

/** The register of advertising: each publication, its author and its approver. */
export function RegisterList({ rows, copy }: { rows: RegisterRow[]; copy: Messages["blogDesk"]["register"] }) {
	if (rows.length === 0) return <p className="py-8 text-center text-ink-700">{copy.empty}</p>;
	return (
		<ol className="grid gap-4">
			{rows.map((row) => (
				<li key={row.id} className="desk-card">
					<h3 lang={row.locale} className="font-serif text-xl font-semibold wrap-anywhere">
						{row.title}
					</h3>
					<p className="text-sm text-ink-700 wrap-anywhere">
						/{row.locale}/blog/{row.slug}
					</p>
					<dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 lg:grid-cols-3">
						<Fact name={copy.published} value={row.publishedAt} />
						<Fact name={copy.ended} value={row.ended ?? copy.still} />
						<Fact name={copy.language} value={localeNames[row.locale]} />
						<Fact name={copy.writer} value={row.writer} />
						<Fact name={copy.approver} value={row.approver} />
						<Fact name={copy.version} value={String(row.version)} />
						<Fact name={copy.claims} value={row.claims || copy.noClaims} />
						<div className="col-span-2">
							<dt className="text-sm text-ink-700">{copy.hash}</dt>
							<dd className="text-sm break-all text-ink-900">{row.hash}</dd>
						</div>
					</dl>
					<ExternalLink
						href={row.rendering}
						className="mt-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
					>
						{copy.seen}
					</ExternalLink>
				</li>
			))}
		</ol>
	);
}

function Fact({ name, value }: { name: string; value: string }) {
	return (
		<div>
			<dt className="text-sm text-ink-700">{name}</dt>
			<dd className="font-medium text-ink-900 wrap-anywhere">{value}</dd>
		</div>
	);
}
