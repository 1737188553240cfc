import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { phoneHref } from "#domain/leads/phone-href.ts";
import { phoneText } from "#domain/leads/phone-text.ts";
import type { Messages } from "#i18n/messages.server.ts";
import type { listDataRequests } from "#server/privacy/list-data-requests.server.ts";
import { StaffForm } from "./staff-form.tsx";
import { StatusBadge } from "./status-badge.tsx";

export type DataRequestRow = Awaited<ReturnType<typeof listDataRequests>>["rows"][number];

type DataRequestCopy = Messages["dataRequests"]["staff"] & Pick<Messages["dataRequests"], "fields" | "errors">;

/** A refusal that was sent without a reason, or with one that is too long. */
type Refused = { id: string; typed: string } | null;

/** Requests about personal data, with the buttons that carry each out, refuse it, or record an appeal. */
export function DataRequestList({
	rows,
	copy,
	mayAct,
	refused,
}: {
	rows: DataRequestRow[];
	copy: DataRequestCopy;
	/** Whether the admin proved a moment ago who they are. Without that, there are no buttons. */
	mayAct: boolean;
	refused: Refused;
}) {
	if (rows.length === 0) return <p className="py-8 text-center text-ink-700">{copy.empty}</p>;
	return (
		<ul className="grid gap-4">
			{rows.map((row) => (
				<li key={row.id} className="desk-card">
					<div className="flex flex-wrap items-center gap-2">
						<h2 className="mr-1 font-serif text-xl font-semibold">{row.kindText}</h2>
						<StatusBadge variant={row.state === "open" ? "default" : "secondary"}>{row.stateText}</StatusBadge>
						{row.isAppealed && <StatusBadge variant="default">{copy.appealed}</StatusBadge>}
						{row.isLate && <StatusBadge variant="warning">{copy.late}</StatusBadge>}
					</div>
					<dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
						<dt className="text-ink-700">{copy.due}</dt>
						<dd className="font-semibold">{row.clock ?? row.due}</dd>
						<dt className="text-ink-700">{copy.received}</dt>
						<dd>{row.received}</dd>
						<dt className="text-ink-700">{copy.language}</dt>
						<dd>{row.language}</dd>
						{row.name && (
							<>
								<dt className="text-ink-700">{copy.fields.name}</dt>
								<dd className="wrap-anywhere">{row.name}</dd>
							</>
						)}
						{row.email && (
							<>
								<dt className="text-ink-700">{copy.fields.email}</dt>
								<dd className="wrap-anywhere">
									<a href={`mailto:${row.email}`} className="underline underline-offset-4">
										{row.email}
									</a>
								</dd>
							</>
						)}
						{row.phone && (
							<>
								<dt className="text-ink-700">{copy.fields.phone}</dt>
								<dd>
									<a href={phoneHref(row.phone)} className="underline underline-offset-4">
										{phoneText(row.phone)}
									</a>
								</dd>
							</>
						)}
					</dl>
					{row.details && <p className="mt-3 whitespace-pre-line wrap-anywhere">{row.details}</p>}
					{row.byNumber.length > 0 && (
						<div className="mt-3">
							<p>{copy.byNumber}</p>
							<ul className="mt-1 list-disc pl-5 wrap-anywhere">
								{row.byNumber.map((line, index) => (
									// biome-ignore lint/suspicious/noArrayIndexKey: two leads may read the same
									<li key={index}>{line}</li>
								))}
							</ul>
						</div>
					)}
					{!row.email && <p className="mt-3 text-ink-700">{copy.deleted}</p>}
					{row.refusal && (
						<p className="mt-3 whitespace-pre-line wrap-anywhere">
							{copy.refusedBecause}: {row.refusal}
						</p>
					)}
					{row.state === "open" && row.kind === "no_sale" && <p className="mt-3">{copy.optOutByHand}</p>}
					{row.state === "open" && !row.mayDecide && <p className="mt-3">{copy.otherDecides}</p>}
					{mayAct && row.mayDecide && <Decision row={row} copy={copy} />}
					{mayAct && row.mayDecide && row.mayRefuse && (
						<Refusal row={row} copy={copy} typed={refused?.id === row.id ? refused.typed : null} />
					)}
					{mayAct && row.mayAppeal && (
						<Form method="post" className="mt-3">
							<input type="hidden" name="intent" value="appeal" />
							<Button type="submit" name="data_request" value={row.id} variant="secondary">
								{copy.appeal}
							</Button>
						</Form>
					)}
				</li>
			))}
		</ul>
	);
}

/** The person gets the reason by email, word for word. @param typed after a refusal without a reason that counts */
function Refusal({ row, copy, typed }: { row: DataRequestRow; copy: DataRequestCopy; typed: string | null }) {
	const error = typed === null ? undefined : copy.errors[typed.trim() ? "too_long" : "required"];
	return (
		<Disclosure label={copy.refuse} className="mt-3" isOpen={typed !== null}>
			<StaffForm
				fields={{ intent: "refuse" }}
				errors={error ? { reason: error } : undefined}
				noValidate={false}
				className="mt-2 grid justify-items-start gap-3"
			>
				{({ errors }) => (
					<>
						<Field
							name="reason"
							id={`reason-${row.id}`}
							label={copy.reason}
							hint={`${copy.language}: ${row.language}`}
							error={errors.reason}
						>
							{(control) => <textarea rows={3} required defaultValue={typed ?? ""} {...control} />}
						</Field>
						<Button type="submit" name="data_request" value={row.id} variant="secondary">
							{copy.refuseButton}
						</Button>
					</>
				)}
			</StaffForm>
		</Disclosure>
	);
}

/** A deletion takes two steps, because nothing brings the data back. */
function Decision({ row, copy }: { row: DataRequestRow; copy: DataRequestCopy }) {
	const withPhone = row.phone && (row.kind === "access" || row.kind === "deletion");
	const form = (
		<Form method="post" className="mt-3 grid justify-items-start gap-3">
			{withPhone && (
				<label className="flex gap-3">
					<input type="checkbox" name="phone_confirmed" className="mt-1 size-5 shrink-0" />
					{copy.phoneConfirmed}
				</label>
			)}
			<Button type="submit" name="data_request" value={row.id} variant="secondary">
				{copy.actions[row.kind]}
			</Button>
		</Form>
	);
	if (row.kind !== "deletion") return form;
	return (
		<Disclosure label={copy.sure} className="mt-3">
			{form}
		</Disclosure>
	);
}
