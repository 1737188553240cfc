import type { ReactNode } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Field, FieldError } from "#app/components/ui/field.tsx";
import type { ProductSlug } from "#domain/products/products.ts";
import { maxShare, type RulesErrors, rampUpRange, rulesFields } from "#domain/routing/routing-rules.ts";
import type { Messages } from "#i18n/messages.server.ts";
import type { readRoutingPage } from "#server/lead-desk/routing/routing-page.server.ts";
import { StaffForm } from "../staff/staff-form.tsx";

export type RoutingCopy = Messages["routing"];

/** Somebody who can take part, and how they stand now. */
export type RoutedStaff = Awaited<ReturnType<typeof readRoutingPage>>["people"][number];

interface RulesProps {
	/** The values of the form. */
	fields: Readonly<Record<string, string>>;
	errors: RulesErrors;
	people: readonly RoutedStaff[];
	products: readonly { slug: ProductSlug; name: string }[];
	copy: RoutingCopy;
}

/** The id of the fields about who takes part. */
export const peopleId = "routed-people";

/** The result of a trial is below the long form, so the response links to it. */
const tryButton = { name: "intent", value: "try", formAction: "#trial" } as const;

/**
 * Edits the rules, to try and to save. The result of a trial belongs to the form, because its buttons send the same
 * rules again.
 */
export function RulesForm({ children, ...props }: RulesProps & { children: ReactNode }) {
	const { copy, fields, people } = props;
	const text = copy.rules;
	return (
		<StaffForm errors={props.errors} className="grid grid-cols-[minmax(0,1fr)] gap-6">
			{({ errors, sending }) => (
				<>
					{/* The browser presses the first button if somebody hits Enter in a field: that must not save. */}
					<button {...tryButton} type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
					<section aria-labelledby="rules-title" className="desk-card grid grid-cols-[minmax(0,1fr)] gap-5">
						<h3 id="rules-title" className="text-xl">
							{text.title}
						</h3>
						<div className="grid gap-2">
							<Choice name="isOn" fields={fields} label={text.isOn} hint={text.isOnHint} />
							<Choice name="needsLanguage" fields={fields} label={text.needsLanguage} />
							<Choice name="needsHours" fields={fields} label={text.needsHours} />
						</div>
						<Field
							name="rampUpDays"
							label={text.rampUpDays}
							hint={text.rampUpHint}
							error={errors.rampUpDays && copy.errors[errors.rampUpDays]}
							className="max-w-prose"
						>
							{(control) => (
								<input
									{...control}
									type="number"
									min={rampUpRange.least}
									max={rampUpRange.most}
									defaultValue={fields.rampUpDays}
									className={`${control.className} max-w-32`}
								/>
							)}
						</Field>
						<fieldset id={peopleId} tabIndex={-1} className="min-w-0 scroll-mt-6">
							<legend className="font-serif text-lg text-ink-900">{text.people}</legend>
							<p className="text-sm text-ink-700">
								{text.share}: {text.shareHint}
							</p>
							{errors.people && <FieldError id="people-error">{copy.errors[errors.people]}</FieldError>}
							<ul className="mt-2 grid grid-cols-[minmax(0,1fr)] divide-y divide-sand-200 border-t border-sand-200">
								{people.map((person) => (
									<PersonFields key={person.id} person={person} {...props} errors={errors} />
								))}
							</ul>
						</fieldset>
						<div className="flex flex-wrap items-center gap-3">
							<Button type="submit" name="intent" value="save" disabled={sending}>
								{text.save}
							</Button>
							<Button {...tryButton} type="submit" variant="secondary" disabled={sending}>
								{text.try}
							</Button>
						</div>
						<p className="text-sm text-ink-700">{text.tryHint}</p>
					</section>
					{children}
				</>
			)}
		</StaffForm>
	);
}

/** The current state of one person: away, on shift, licensed; and, if they take part, their settings. */
function PersonFields({ person, fields, errors, products, copy }: RulesProps & { person: RoutedStaff }) {
	const text = copy.rules;
	const share = rulesFields.share(person.id);
	const newSince = rulesFields.newSince(person.id);
	const productsError = errors[rulesFields.products(person.id)];
	const productsErrorId = productsError && `products-${person.id}-error`;
	const takesPart = fields[rulesFields.part(person.id)] !== undefined;
	return (
		<li className="group py-4">
			<p className="font-semibold text-ink-900 wrap-anywhere">{person.name}</p>
			<p className="text-sm text-ink-700">{person.state.join(" · ")}</p>
			{person.warnings.map((line) => (
				<p key={line} className="text-sm font-medium text-coral-700">
					{line}
				</p>
			))}
			<Choice
				name={rulesFields.part(person.id)}
				fields={fields}
				label={text.part}
				about={person.name}
				errorId={errors.people && "people-error"}
				isPart
			/>
			<div className="hidden gap-4 group-has-[[data-part]:checked]:grid sm:grid-cols-[minmax(0,1fr)_auto_auto]">
				<fieldset className="min-w-0">
					<legend className="font-medium text-ink-900">{text.products}</legend>
					<div className="flex flex-wrap gap-x-5">
						{products.map(({ slug, name }) => (
							<Choice
								key={slug}
								name={rulesFields.sells(person.id, slug)}
								fields={takesPart ? fields : allProducts(person.id, slug)}
								label={name}
								errorId={productsErrorId}
							/>
						))}
					</div>
					{productsErrorId && <FieldError id={productsErrorId}>{copy.errors[productsError]}</FieldError>}
				</fieldset>
				<Field name={share} label={text.share} error={errors[share] && copy.errors[errors[share]]}>
					{(control) => (
						<input
							{...control}
							type="number"
							min={1}
							max={maxShare}
							defaultValue={fields[share] ?? "1"}
							className={`${control.className} max-w-28`}
						/>
					)}
				</Field>
				<Field name={newSince} label={text.newSince} error={errors[newSince] && copy.errors[errors[newSince]]}>
					{(control) => <input {...control} type="date" defaultValue={fields[newSince]} />}
				</Field>
			</div>
		</li>
	);
}

/** Somebody who joins sells everything until somebody says otherwise. */
function allProducts(userId: string, slug: ProductSlug): Record<string, string> {
	return { [rulesFields.sells(userId, slug)]: "on" };
}

function Choice({
	name,
	fields,
	label,
	hint,
	about,
	errorId,
	isPart,
}: {
	name: string;
	fields: Readonly<Record<string, string>>;
	label: string;
	hint?: string;
	/** Names its subject for people who don't see the heading above it. */
	about?: string;
	/** The id of the error message, if there is one. */
	errorId?: string | undefined;
	/** True if what follows is shown only while it is checked. */
	isPart?: boolean;
}) {
	return (
		<label className="flex min-h-11 items-center gap-2">
			<input
				type="checkbox"
				name={name}
				defaultChecked={fields[name] !== undefined}
				aria-invalid={errorId ? true : undefined}
				aria-describedby={errorId}
				data-part={isPart || undefined}
				className="size-5 shrink-0"
			/>
			<span>
				{label}
				{about && <span className="sr-only">: {about}</span>}
				{hint && <span className="block text-sm text-ink-700">{hint}</span>}
			</span>
		</label>
	);
}
