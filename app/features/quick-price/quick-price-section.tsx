import type { ReactNode } from "react";
import { useClaims, usePageLocale } from "#app/browser/page-frame.tsx";
import { soldPart } from "#app/browser/sales-parts.ts";
import { FigureMark } from "#app/components/content/figure-mark.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Field, type FieldControl, FieldError } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Container } from "#app/components/ui/section.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import {
	maximumCoverage,
	quickPriceAmounts,
	quickPriceProducts,
	usualAmount,
	usualCoverage,
} from "#domain/calculators/coverage-amounts.ts";
import { hasFigures } from "#domain/claims/figures.ts";
import { statesByName } from "#domain/location/state-names.ts";
import { productOfCalculator } from "#domain/products/products.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { part, priceError, type QuickPriceField, quickPriceForm } from "./quick-price-form.ts";

/**
 * A price in a minute: product, age, amount, one button. The plain form opens the calculator at the result, with the form
 * for the report below it; no script is needed. It has the products whose figures are shown, and disappears without any.
 */
export function QuickPriceSection({ copy }: { copy: Messages["home"]["quickPrice"] }) {
	const locale = usePageLocale();
	const page = localizedPath(locale, "/calculator");
	const claims = useClaims();
	const priced = quickPriceProducts.filter((product) => hasFigures(productOfCalculator[product], claims));
	const [first] = priced;
	if (!first) return null;
	return (
		<section
			id="price"
			{...soldPart.mark("")}
			aria-labelledby="price-title"
			className="scroll-mt-20 bg-sand-50 print:hidden"
		>
			<Container className="py-5 sm:py-12">
				<form
					{...quickPriceForm.mark("")}
					method="get"
					action={`${page}#estimate`}
					className="rounded-xl border border-ink-200 bg-white p-4 shadow-lg sm:p-8"
				>
					<h2 id="price-title" className="text-2xl">
						{copy.title}
					</h2>
					<p className="mt-1.5">{copy.lead}</p>
					<fieldset className="mt-5 min-w-0">
						<legend className="mb-2 font-medium text-ink-900">{copy.product}</legend>
						<div className="flex flex-wrap gap-2">
							{priced.map((product) => (
								<label
									key={product}
									className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-full border border-ink-300 px-4 leading-snug text-ink-900 hover:border-ink-600 has-checked:border-ink-900 has-checked:bg-sun-100 has-checked:font-semibold"
								>
									<input
										type="radio"
										name="service"
										value={product}
										required
										defaultChecked={product === first}
										data-amount={usualCoverage[product]}
										data-most={maximumCoverage[product]}
										className="size-5 shrink-0 accent-ink-900"
									/>
									{copy.products[product]}
								</label>
							))}
						</div>
					</fieldset>
					<div className="mt-5 grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 md:gap-x-4 max-md:has-[[aria-invalid=true]]:*:col-span-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)_minmax(0,1.5fr)_auto]">
						<PriceField name="age" id="price-age" label={copy.age} mark={<FigureMark product="term-life" />}>
							{(control) => (
								<input type="text" inputMode="numeric" required maxLength={20} autoComplete="off" {...control} />
							)}
						</PriceField>
						<PriceField
							name="coverageAmount"
							id="price-amount"
							label={copy.amount}
							mark={<FigureMark product="term-life" />}
						>
							{(control) => (
								<select defaultValue={usualAmount} {...control} className={`${control.className} max-md:px-2.5!`}>
									{/* Without script the server knows which amount that is. */}
									<option value={usualAmount}>{copy.usual}</option>
									{quickPriceAmounts.map((amount) => (
										<option key={amount} value={amount}>
											{formatMoney(locale, amount)}
										</option>
									))}
								</select>
							)}
						</PriceField>
						<PriceField name="state" id="price-state" label={copy.state} className="max-md:col-span-2">
							{(control) => (
								<select required autoComplete="address-level1" {...control}>
									<option value="">{copy.chooseState}</option>
									{statesByName(locale).map(({ code, name }) => (
										<option key={code} value={code}>
											{name}
										</option>
									))}
								</select>
							)}
						</PriceField>
						<input type="hidden" name="report" value="1" />
						<Button type="submit" className="max-md:col-span-2 md:col-start-4 md:row-start-2 md:self-start">
							{copy.submit}
							<Icon name="arrow-right" className="size-4" />
						</Button>
					</div>
					<p className="mt-4 text-sm text-ink-700">{copy.note}</p>
					<SiteLink
						path="/calculator#calculator"
						className="mt-1 inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
					>
						{copy.others}
					</SiteLink>
				</form>
			</Container>
		</section>
	);
}

/** A field with a place for the error that the script finds. */
function PriceField({
	name,
	id,
	label,
	mark,
	className = "",
	children,
}: {
	name: QuickPriceField;
	id: string;
	label: string;
	/** Labels the prices of other products that the script offers. */
	mark?: ReactNode;
	className?: string;
	children: (control: FieldControl) => ReactNode;
}) {
	return (
		<Field name={name} id={id} label={label} aligned className={`pb-4 md:pb-0 ${className}`}>
			{(control) => (
				<>
					{children({ ...control, className: `${control.className} h-12`, "aria-describedby": `${id}-error` })}
					<div {...priceError.mark(name)} hidden className={name === "age" ? "md:min-w-[17rem] lg:min-w-[25rem]" : ""}>
						<FieldError id={`${id}-error`}>
							<span {...part("sentence")} />
						</FieldError>
						<ul {...part("options")} className="peer mt-1 grid gap-2 text-sm" />
						<div className="text-sm peer-empty:hidden *:mt-2">{mark}</div>
					</div>
				</>
			)}
		</Field>
	);
}
