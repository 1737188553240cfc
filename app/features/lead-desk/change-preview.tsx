import { Form, Link } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { Callout } from "#app/components/ui/callout.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { leadsChangePath, listPath } from "#domain/lead-desk/lead-address.ts";
import type { previewBulk } from "#server/lead-desk/list/bulk-plan.server.ts";
import { NoticeBox } from "../staff/notice-box.tsx";
import { textLink } from "../staff/text-link.ts";
import { ChangeSelect } from "./change-select.tsx";
import type { Choices, ListCopy } from "./list-props.ts";

type ChangePlan = NonNullable<Awaited<ReturnType<typeof previewBulk>>["plan"]>;

/** Previews a change of several leads. */
export function ChangePreview({
	plan,
	list,
	kept,
	choices,
	chosen,
	isAsked,
	isNobody,
	isOwnerGone,
	copy,
}: {
	/** Null as long as no change is chosen. */
	plan: ChangePlan | null;
	/** The filters of the list. */
	list: string;
	/** The chosen leads, as in the address. */
	kept: [name: string, value: string][];
	choices: Choices;
	chosen: string;
	/** True if the form was sent without a change. */
	isAsked: boolean;
	/** True if no lead was selected. */
	isNobody: boolean;
	isOwnerGone: boolean;
	copy: ListCopy;
}) {
	const { confirm, bulk } = copy;
	return (
		<div className="grid max-w-3xl gap-5">
			<Link to={listPath(list)} className={textLink}>
				{confirm.back}
			</Link>
			<h2 className="text-2xl">{plan && plan.count > 0 ? plan.question : confirm.title}</h2>
			{isOwnerGone && <NoticeBox notice={{ tone: "bad", title: bulk.problem.title, text: bulk.problem.noOwner }} />}
			{isNobody && <NoticeBox notice={{ tone: "bad", title: bulk.problem.title, text: bulk.problem.noLeads }} />}
			<Form
				key={chosen}
				method="get"
				action={leadsChangePath}
				hidden={isNobody}
				className="flex flex-wrap items-end gap-3 [&[hidden]]:hidden"
			>
				{kept.map(([name, value]) => (
					<input key={`${name} ${value}`} type="hidden" name={name} value={value} />
				))}
				<Field
					name="change"
					label={bulk.choice}
					error={isAsked && !plan ? bulk.problem.noChange : undefined}
					className="min-w-0 grow basis-56"
				>
					{(control) => <ChangeSelect control={control} choices={choices} chosen={chosen} copy={bulk} />}
				</Field>
				<Button type="submit" variant="secondary" className="max-xs:w-full">
					{bulk.review}
				</Button>
			</Form>
			{plan && <PlanCard plan={plan} list={list} copy={confirm} />}
		</div>
	);
}

function PlanCard({ plan, list, copy }: { plan: ChangePlan; list: string; copy: ListCopy["confirm"] }) {
	const { count, change, now, names, more, unaffected, cut } = plan;
	if (count === 0) return <EmptyState>{copy.nothing}</EmptyState>;
	return (
		<section className="desk-card">
			<dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-3">
				{now.length > 0 && (
					<>
						<dt className="font-semibold text-ink-900">{copy.was}</dt>
						<dd className="wrap-anywhere">{now.join(", ")}</dd>
					</>
				)}
				{!plan.isDeletion && (
					<>
						<dt className="font-semibold text-ink-900">{copy.becomes}</dt>
						<dd className="text-lg font-semibold wrap-anywhere text-ink-900">{change}</dd>
					</>
				)}
				<dt className="font-semibold text-ink-900">{copy.who}</dt>
				<dd className="wrap-anywhere">
					{names.join(", ")} {more}
				</dd>
			</dl>
			{plan.unlicensed && (
				<Callout tone="bad" className="mt-4">
					{plan.unlicensed}
				</Callout>
			)}
			{[cut, unaffected, plan.note, copy.undoable].filter(Boolean).map((text) => (
				<p key={text} className="mt-4 max-w-prose">
					{text}
				</p>
			))}
			<Form method="post" className="mt-6 flex flex-wrap gap-3">
				<input type="hidden" name="at" value={plan.at} />
				<input type="hidden" name="expected" value={count} />
				<Button type="submit">{plan.confirm}</Button>
				<Link to={listPath(list)} className={buttonStyle("secondary")}>
					{copy.cancel}
				</Link>
			</Form>
		</section>
	);
}
