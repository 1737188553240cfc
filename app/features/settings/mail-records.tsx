import { Button } from "#app/components/ui/button.tsx";
import type { readMailPage } from "#server/settings/mail-page.server.ts";
import { Card } from "../staff/card.tsx";
import { CopiedField } from "../staff/copied-field.tsx";
import type { NoticeText } from "../staff/notice-box.tsx";
import { StaffForm } from "../staff/staff-form.tsx";
import { StatusBadge } from "../staff/status-badge.tsx";

type Page = Awaited<ReturnType<typeof readMailPage>>;

/** What the sender's domain needs in its DNS, and, once it was checked, what is there. */
export function MailRecords({
	page: { copy },
	records,
	notice,
}: {
	page: Pick<Page, "copy">;
	records: Page["records"];
	notice: NoticeText | null;
}) {
	const text = copy.mail.records;
	return (
		<Card id="records" heading="h3" title={text.title} lead={text.lead} notice={notice}>
			<StaffForm section="records" errors={undefined}>
				{({ sending }) => (
					<Button type="submit" variant="secondary" disabled={sending} className="justify-self-start">
						{sending ? text.checking : text.check}
					</Button>
				)}
			</StaffForm>
			<ul className="grid gap-4">
				{records.map(({ id, title, why, type, name, state, seen, note, suggested }) => (
					<li key={id} className="grid grid-cols-[minmax(0,1fr)] gap-1.5 border-t border-sand-200 pt-3">
						<h4 className="flex flex-wrap items-center gap-2 font-sans text-base font-semibold text-ink-900">
							{title}{" "}
							{state && <StatusBadge variant={state.isGood ? "secondary" : "warning"}>{state.label}</StatusBadge>}
						</h4>
						<p className="text-sm">{why}</p>
						<dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-3 text-sm wrap-anywhere">
							<dt className="text-ink-700">{type}</dt>
							<dd>{name}</dd>
							{seen.map((value) => (
								<div key={value} className="col-span-2 grid grid-cols-subgrid">
									<dt className="text-ink-700">{text.seen}</dt>
									<dd>{value}</dd>
								</div>
							))}
						</dl>
						{note && <p className="max-w-prose text-sm">{note}</p>}
						{suggested && (
							<CopiedField
								id={`${id}-value`}
								label={text.suggested}
								text={suggested}
								about={`${title}, ${name}`}
								copy={text}
							/>
						)}
					</li>
				))}
			</ul>
		</Card>
	);
}
