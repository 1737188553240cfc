import type { ReactNode } from "react";
import { useClaims, usePageLocale } from "#app/browser/page-frame.tsx";
import { soldPart } from "#app/browser/sales-parts.ts";
import { FigureMark } from "#app/components/content/figure-mark.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Field, type FieldControl, FieldError } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Select } from "#app/components/ui/select.tsx";
import {
	priceCardAmounts,
	quickPriceProducts,
	usualAmount,
	usualCoverage,
} from "#domain/calculators/coverage-amounts.ts";
import { hasFigures } from "#domain/claims/figures.ts";
import { stateOptions } from "#domain/location/state-names.ts";
import { productOfCalculator } from "#domain/products/products.ts";
import type { PremiumProduct } from "#domain/rates/rate-table.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { PriceResult, type PriceResultProps } from "./price-result.tsx";
import { part, priceError, type QuickPriceField, quickPriceForm } from "./quick-price-form.ts";

export interface PriceCardProps extends PriceResultProps {
	copy: Messages["home"]["quickPrice"];
	/** The page's product; null where the visitor chooses one. */
	product: PremiumProduct | null;
	/** The state that the page is about, two letters. */
	state: string | null;
	/** What the product costs at one age, for a page about it. */
	example: string | null;
}

/** Whole words, because the page's style sheet has only the classes that it finds. An underscore would be a space. */
const shownFor: Readonly<Record<PremiumProduct, string>> = {
	term_life: "[form:has([value^=term]:checked)_&]:inline-flex",
	whole_life: "[form:has([value^=whole]:checked)_&]:inline-flex",
	final_expense: "[form:has([value^=final]:checked)_&]:inline-flex",
};

/**
 * A price on the first screen: product, age, state, amount, one button. The number appears in the card. Without script the
 * plain form opens the calculator at the result. It has the products whose figures are shown, and disappears without any.
 */
export function PriceCard({
	copy,
	product,
	state,
	example,
	className = "",
	...result
}: PriceCardProps & { className?: string }) {
	const locale = usePageLocale();
	const claims = useClaims();
	const priced = quickPriceProducts.filter(
		(each) => (product === null || each === product) && hasFigures(productOfCalculator[each], claims),
	);
	const [first] = priced;
	if (!first) return null;
	return (
		<div
			id="price"
			{...soldPart.mark(product ? productOfCalculator[product] : "")}
			className={`rounded-xl border border-ink-200 bg-white p-2.5 shadow-lg sm:p-5 print:hidden ${className}`}
		>
			<form
				{...quickPriceForm.mark("")}
				method="get"
				action={`${localizedPath(locale, "/calculator")}#estimate`}
				aria-label={copy.title}
			>
				{example && <p className="mb-2 font-medium text-ink-900">{example}</p>}
				{product ? (
					<input type="hidden" name="service" value={product} />
				) : (
					<fieldset className="min-w-0">
						<legend className="sr-only">{copy.product}</legend>
						<div className="flex gap-1.5 sm:gap-2">
							{priced.map((each) => (
								<label key={each} className="pill inline-flex flex-auto">
									<input
										type="radio"
										name="service"
										value={each}
										required
										defaultChecked={each === first}
										data-amount={usualCoverage[each]}
										className="sr-only"
									/>
									{copy.products[each]}
								</label>
							))}
						</div>
					</fieldset>
				)}
				<div className="mt-2 grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-2 has-[[aria-invalid=true]]:*:col-span-2 has-[[aria-invalid=true]]:*:last:mt-2 sm:mt-3 sm:grid-cols-[7rem_minmax(0,1fr)]">
					<PriceField name="age" label={copy.age} mark={<FigureMark product="term-life" />}>
						{(control) => (
							<input type="text" inputMode="numeric" required maxLength={20} autoComplete="off" {...control} />
						)}
					</PriceField>
					<PriceField name="state" label={copy.state}>
						{(control) => (
							<Select
								{...control}
								required
								autoComplete="address-level1"
								chosen={state ?? ""}
								none={copy.chooseState}
								options={stateOptions(locale)}
							/>
						)}
					</PriceField>
				</div>
				<fieldset className="mt-2 min-w-0 sm:mt-3">
					<legend className="sr-only">{copy.amount}</legend>
					<div className="flex flex-wrap gap-1.5 sm:gap-2">
						{!product && (
							// Without script the server knows which amount that is. With script it is chosen by number.
							<label className="pill noscript:inline-flex hidden flex-auto">
								<input type="radio" name="coverageAmount" value={usualAmount} defaultChecked className="sr-only" />
								{copy.usual}
							</label>
						)}
						{amountsOf(priced).map(({ amount, products }) => (
							<label
								key={amount}
								className={`pill flex-auto tabular-nums px-1! max-[379px]:text-[0.8125rem] ${product ? "inline-flex" : `hidden ${products.map((each) => shownFor[each]).join(" ")}`}`}
							>
								<input
									type="radio"
									name="coverageAmount"
									value={amount}
									defaultChecked={product !== null && usualCoverage[product] === amount}
									data-products={products.join(" ")}
									className="sr-only"
								/>
								{formatMoney(locale, amount)}
							</label>
						))}
					</div>
				</fieldset>
				<Button type="submit" className="mt-2 w-full sm:mt-3 sm:text-lg">
					{copy.submit}
					<Icon name="arrow-right" className="size-4" />
				</Button>
			</form>
			<PriceResult products={priced} {...result} copy={copy} />
			<p className="mt-2 text-sm text-ink-700">
				<span className="font-semibold text-ink-900">{copy.lead}</span> {copy.note}
			</p>
			{product && <FigureMark product={productOfCalculator[product]} />}
		</div>
	);
}

/** Each amount once, with the products that offer it. */
function amountsOf(products: readonly PremiumProduct[]) {
	const amounts = [...new Set(products.flatMap((product) => priceCardAmounts[product]))].toSorted((a, b) => a - b);
	return amounts.map((amount) => ({
		amount,
		products: products.filter((product) => priceCardAmounts[product].includes(amount)),
	}));
}

/** A field with a place for the error that the script finds. Its label is inside, which saves a row of the first screen. */
function PriceField({
	name,
	label,
	mark,
	children,
}: {
	name: QuickPriceField;
	label: string;
	/** Labels the prices of other products that the script offers. */
	mark?: ReactNode;
	children: (control: FieldControl) => ReactNode;
}) {
	const id = `price-${name}`;
	return (
		<Field
			name={name}
			id={id}
			label={label}
			aligned
			className="relative [&_label]:absolute [&_label]:top-1.5 [&_label]:left-3 [&_label]:mb-0 [&_label]:text-xs"
		>
			{(control) => (
				<>
					{children({
						...control,
						className: `${control.className} h-13 px-2.5! pt-5! pb-1!`,
						"aria-describedby": `${id}-error`,
					})}
					<div {...priceError.mark(name)} hidden>
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
