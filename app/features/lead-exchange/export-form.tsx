import { Button } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { exportFilePath } from "#domain/lead-desk/lead-address.ts";
import { exportFormats } from "#domain/lead-exchange/export-format.ts";
import type { Messages } from "#i18n/messages.server.ts";

/** Asks for the file. A plain form: the browser saves what comes, and the page stays. */
export function ExportForm({
	query,
	submit,
	isEmpty,
	copy,
}: {
	query: string;
	submit: string;
	isEmpty: boolean;
	copy: Messages["leadExchange"]["export"];
}) {
	if (isEmpty) return <EmptyState>{copy.empty}</EmptyState>;
	return (
		<form
			method="post"
			action={`${exportFilePath}${query ? `?${query}` : ""}`}
			className="desk-card grid max-w-prose gap-5"
		>
			<fieldset className="grid gap-2">
				<legend className="mb-2 font-medium text-ink-900">{copy.format}</legend>
				{exportFormats.map((format) => (
					<label key={format} className="flex min-h-11 items-start gap-3">
						<input
							type="radio"
							name="format"
							value={format}
							defaultChecked={format === "csv"}
							className="mt-1 size-5 shrink-0 accent-ink-800"
						/>
						<span>
							<strong className="font-semibold text-ink-900">{format.toUpperCase()}</strong>
							<br />
							{copy.formats[format]}
						</span>
					</label>
				))}
			</fieldset>
			<Button type="submit" className="justify-self-start">
				{submit}
			</Button>
			<p className="text-sm text-ink-700">{copy.logged}</p>
		</form>
	);
}
