import { useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Callout } from "#app/components/ui/callout.tsx";
import { controlStyle, Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { leadsPath, listPath } from "#domain/lead-desk/lead-address.ts";
import { Fold } from "./fold.tsx";
import type { ListCopy, ListPage } from "./list-props.ts";

/** Search and filters: one form with an address for its answer, so that it works without script. */
export function LeadFilters({ page, copy }: { page: ListPage; copy: ListCopy }) {
	const { fields, typed, errors, active, query } = page;
	const { filters, search } = copy;
	const hasError = Object.values(errors).some(Boolean);
	return (
		<search className="contents">
			<Form method="get" action={leadsPath} onSubmit={leaveSearch} className="contents">
				<SearchField query={query} text={typed.text} copy={search} />
				{/* Each filter gets its own form, with that filter's values. */}
				<Fold
					key={query}
					title={filters.title}
					note={active.length > 0 ? `(${active.length})` : undefined}
					isOpen={hasError}
				>
					<FilterControls fields={fields} typed={typed} errors={errors} sort={page.sort} copy={filters} />
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
		<div className="flex min-w-0 grow basis-40 xl:w-56 xl:grow-0 xl:basis-auto">
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

function FilterControls({
	fields,
	typed,
	errors,
	sort,
	copy,
}: Pick<ListPage, "fields" | "typed" | "errors" | "sort"> & { copy: ListCopy["filters"] }) {
	return (
		<div className="grid items-end gap-x-4 gap-y-3 pt-1 pb-4 xs:grid-cols-2 lg:grid-cols-4 xl:grid-cols-6">
			{fields.choices.map(({ name, label, options, value }) => (
				<Field key={name} name={name} label={label}>
					{(control) => <Select {...control} chosen={value} none={copy.any} options={options} />}
				</Field>
			))}
			<Field name="from" label={copy.from} error={errors.from}>
				{(control) => <input type="date" {...control} defaultValue={typed.from} />}
			</Field>
			<Field name="to" label={copy.to} error={errors.to}>
				{(control) => <input type="date" {...control} defaultValue={typed.to} />}
			</Field>
			<Field name="sort" label={copy.sort}>
				{(control) => <Select {...control} chosen={sort} options={fields.sorts} />}
			</Field>
			<Field name="source" label={copy.source} hint={copy.sourceHint} error={errors.source}>
				{(control) => <input type="text" maxLength={40} autoComplete="off" {...control} defaultValue={typed.source} />}
			</Field>
			<fieldset className="xs:col-span-full">
				<legend className="mb-1 font-medium text-ink-900">{copy.only}</legend>
				<div className="flex flex-wrap gap-x-6">
					{fields.flags.map(({ name, label, isOn }) => (
						<label key={name} className="inline-flex min-h-11 items-center gap-2.5">
							<input type="checkbox" name={name} value="yes" defaultChecked={isOn} className="size-5 accent-ink-800" />
							{label}
						</label>
					))}
				</div>
			</fieldset>
			<div className="xs:col-span-full">
				<Button type="submit" variant="secondary">
					{copy.submit}
				</Button>
			</div>
		</div>
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
