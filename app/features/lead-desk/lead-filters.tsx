import { type ReactNode, useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Callout } from "#app/components/ui/callout.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { controlStyle, Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { notThese } from "#domain/lead-desk/filter-choice.ts";
import { leadsPath, listPath } from "#domain/lead-desk/lead-address.ts";
import { Fold } from "./fold.tsx";
import type { ListCopy, ListPage } from "./list-props.ts";

/** Search and filters: one form with an address for its answer, so that it works without script. */
export function LeadFilters({ page, copy }: { page: ListPage; copy: ListCopy }) {
	const { typed, active, query, unread } = page;
	const isWrong = Object.values(typed).some(({ error }) => error);
	return (
		<search className="contents">
			<Form method="get" action={leadsPath} onSubmit={leaveSearch} className="contents">
				<SearchField query={query} text={page.search} copy={copy.search} />
				{/* Each filter gets its own form, with that filter's values, also those that could not be read. */}
				<Fold
					key={[query, ...unread].join()}
					title={copy.filters.title}
					note={active.length > 0 ? `(${active.length})` : undefined}
					isOpen={isWrong}
				>
					<FilterControls page={page} copy={copy.filters} />
				</Fold>
			</Form>
		</search>
	);
}

/** A sent search gives the focus up, so that keys work the list. */
function leaveSearch({ currentTarget }: { currentTarget: HTMLFormElement }): void {
	currentTarget.querySelector<HTMLInputElement>("input[type=search]")?.blur();
}

/** Typed text stays when another list arrives. */
function SearchField({ query, text, copy }: { query: string; text: string; copy: ListCopy["search"] }) {
	const input = useRef<HTMLInputElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each list shows its own search, also if it has the same words
	useEffect(() => {
		if (input.current && input.current !== document.activeElement) input.current.value = text;
	}, [query, text]);
	return (
		<div className="flex min-w-0 grow basis-40 max-sm:basis-24 xl:w-56 xl:grow-0 xl:basis-auto">
			<input
				ref={input}
				type="search"
				name="text"
				aria-label={copy.label}
				title={copy.hint}
				placeholder={copy.label}
				maxLength={100}
				autoComplete="off"
				defaultValue={text}
				className={`${controlStyle} rounded-r-none border-r-0`}
			/>
			<Button type="submit" variant="secondary" className="shrink-0 rounded-l-none! rounded-r-md! border-ink-500 px-3!">
				<Icon name="search" className="size-4" />
				<span className="sr-only">{copy.submit}</span>
			</Button>
		</div>
	);
}

const columns = "grid gap-x-4 xs:grid-cols-2 lg:grid-cols-4";
/** Fields with an error below them. Those of a row still lie in line. */
const fieldGrid = `${columns} gap-y-1 xl:grid-cols-6`;

type ControlProps = { page: ListPage; copy: ListCopy["filters"] };

function FilterControls({ page, copy }: ControlProps) {
	const { fields } = page;
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-1 pb-4">
			<div className={`${columns} items-end gap-y-3 xl:grid-cols-7`}>
				{fields.boxes.map(({ name, label, isNot, options, chosen }) => (
					<ChoiceField key={name} name={name} label={label} isNot={isNot} chosen={chosen} copy={copy}>
						<div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-x-4">
							{options.map(({ value, label, isOn }) => (
								<Box key={value} type="checkbox" name={name} value={value} isOn={isOn} label={label} />
							))}
						</div>
					</ChoiceField>
				))}
				<ChoiceField name="source" label={copy.source} {...fields.source} isOpen={hasError(page, "source")} copy={copy}>
					<Typed page={page} name="source" label={copy.source} hint={copy.sourceHint} className="max-w-md" />
				</ChoiceField>
			</div>
			<div className={fieldGrid}>
				<Typed page={page} name="from" label={copy.from} />
				<Typed page={page} name="to" label={copy.to} />
				<Chosen page={page} name="due" copy={copy} />
				<Chosen page={page} name="task" copy={copy} />
				<Typed page={page} name="quiet" label={copy.quiet} />
				<Field name="sort" label={copy.sort} aligned>
					{(control) => <Select {...control} chosen={page.chosenSort} none={copy.automatic} options={fields.sorts} />}
				</Field>
			</div>
			<MoreFilters page={page} copy={copy} />
			<Flags fields={fields} legend={copy.only} value="yes" />
			<Flags fields={fields} legend={copy.leaveOut} value="no" />
			<div>
				<Button type="submit" variant="secondary">
					{copy.submit}
				</Button>
			</div>
		</div>
	);
}

const moreTyped = ["taskFrom", "taskTo", "contactFrom", "contactTo", "valueFrom", "valueTo"] as const;
const moreSelects = ["contact", "value", "email", "phone"] as const;

/** What is asked now and then. It is open while something of it is in use. */
function MoreFilters({ page, copy }: ControlProps) {
	const isUsed =
		moreTyped.some((name) => page.typed[name].text !== "") ||
		page.fields.selects.some(({ name, value }) => value !== "" && moreSelects.some((more) => more === name));
	return (
		<Disclosure label={copy.more} isOpen={isUsed}>
			<div className={fieldGrid}>
				{moreTyped.map((name) => (
					<Typed key={name} page={page} name={name} label={copy[name]} />
				))}
				{moreSelects.map((name) => (
					<Chosen key={name} page={page} name={name} copy={copy} />
				))}
			</div>
		</Disclosure>
	);
}

/** Several values of one field: closed it says what is chosen, open it takes the row for its boxes. */
function ChoiceField({
	name,
	label,
	isNot,
	chosen,
	isOpen = false,
	copy,
	children,
}: {
	name: string;
	label: string;
	isNot: boolean;
	chosen: string | null;
	isOpen?: boolean;
	copy: ListCopy["filters"];
	children: ReactNode;
}) {
	return (
		<details
			name="filter-choice"
			open={isOpen || undefined}
			className="group/choice min-w-0 open:col-span-full open:rounded-md open:border open:border-sand-300 open:px-3 open:pb-2"
		>
			<summary className="cursor-pointer list-none">
				<span className="mb-1.5 block font-medium text-ink-900 group-open/choice:mt-2">{label}</span>
				<span className={`${controlStyle} flex! items-center justify-between gap-2 group-open/choice:max-w-md`}>
					<span className="truncate">{chosen ?? copy.any}</span>
					<Icon name="chevron" className="size-4 shrink-0 transition-transform group-open/choice:rotate-180" />
				</span>
			</summary>
			<fieldset className="min-w-0 pt-1">
				<legend className="sr-only">{label}</legend>
				<div className="flex flex-wrap gap-x-6">
					<Box type="radio" name={name} value="" isOn={!isNot} label={copy.anyOf} />
					<Box type="radio" name={name} value={notThese} isOn={isNot} label={copy.noneOf} />
				</div>
				{children}
			</fieldset>
		</details>
	);
}

function Box({
	type,
	name,
	value,
	isOn,
	label,
}: {
	type: "checkbox" | "radio";
	name: string;
	value: string;
	isOn: boolean;
	label: string;
}) {
	return (
		<label className="flex min-h-11 items-center gap-2.5">
			<input type={type} name={name} value={value} defaultChecked={isOn} className="size-5 shrink-0 accent-ink-800" />
			{label}
		</label>
	);
}

type TypedName = keyof ListPage["typed"];

function hasError(page: ListPage, name: TypedName): boolean {
	return page.typed[name].error !== undefined;
}

/** A day, a number or a name. */
function Typed({
	page,
	name,
	...labels
}: {
	page: ListPage;
	name: TypedName;
	label: string;
	hint?: string;
	className?: string;
}) {
	const { text, error } = page.typed[name];
	const isNumber = name === "quiet" || name === "valueFrom" || name === "valueTo";
	return (
		<Field name={name} id={`filter-${name}`} error={error} aligned={name !== "source"} {...labels}>
			{(control) =>
				isNumber || name === "source" ? (
					<input
						type="text"
						inputMode={isNumber ? "numeric" : undefined}
						maxLength={isNumber ? 20 : 200}
						autoComplete="off"
						{...control}
						defaultValue={text}
					/>
				) : (
					<input type="date" {...control} defaultValue={text} />
				)
			}
		</Field>
	);
}

function Chosen({ page, name, copy }: ControlProps & { name: ListPage["fields"]["selects"][number]["name"] }) {
	const select = page.fields.selects.find((one) => one.name === name);
	if (!select) return null;
	return (
		<Field name={name} id={`filter-${name}`} label={select.label} aligned>
			{(control) => <Select {...control} chosen={select.value} none={copy.any} options={select.options} />}
		</Field>
	);
}

/** Leads that are so, or leads that aren't. Suspected spam is on no other list, so it can't be left out. */
function Flags({ fields, legend, value }: Pick<ListPage, "fields"> & { legend: string; value: "yes" | "no" }) {
	return (
		<fieldset>
			<legend className="mb-1 font-medium text-ink-900">{legend}</legend>
			<div className="flex flex-wrap gap-x-6">
				{fields.flags
					.filter(({ name }) => value === "yes" || name !== "spam")
					.map((flag) => (
						<Box
							key={flag.name}
							type="checkbox"
							name={flag.name}
							value={value}
							isOn={flag.value === (value === "yes")}
							label={flag.label}
						/>
					))}
			</div>
		</fieldset>
	);
}

/** Which filters of the address could not be read, and the list without them. */
export function UnreadFilters({ page, copy }: { page: ListPage; copy: ListCopy["unread"] }) {
	if (page.unread.length === 0) return null;
	return (
		<Callout tone="bad" role="alert">
			<p className="font-semibold">{copy.title}</p>
			<ul className="mt-1">
				{page.unread.map((text) => (
					<li key={text}>{text}</li>
				))}
			</ul>
			<Link
				to={listPath(page.query)}
				className="mt-1 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
			>
				{copy.without}
			</Link>
		</Callout>
	);
}

/** The filters in use. Each is a link to the list without it. */
export function ActiveFilters({ active, copy }: Pick<ListPage, "active"> & { copy: ListCopy["filters"] }) {
	if (active.length === 0) return null;
	return (
		<div className="flex flex-wrap items-center gap-2">
			<h3 className="sr-only">{copy.active}</h3>
			<ul className="flex min-w-0 flex-wrap gap-2">
				{active.map(({ text, remove, query }) => (
					<li key={text} className="min-w-0">
						<Link
							to={listPath(query)}
							preventScrollReset
							aria-label={remove}
							className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full bg-ink-100 px-4 text-sm font-medium text-ink-900 wrap-anywhere hover:bg-ink-200"
						>
							{text}
							<Icon name="close" className="size-4" />
						</Link>
					</li>
				))}
			</ul>
			<Link
				to={leadsPath}
				className="inline-flex min-h-11 items-center px-2 font-semibold underline underline-offset-4"
			>
				{copy.clear}
			</Link>
		</div>
	);
}
