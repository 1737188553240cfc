import type { ReactNode } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { LinkedPhone } from "#app/components/ui/linked-phone.tsx";
import { SampleMark } from "#app/components/ui/sample-mark.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { SuccessMark } from "#app/components/ui/success-mark.tsx";
import { agency } from "#content/agency.ts";
import { productPath } from "#domain/site/pages.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { PanelTitle } from "../leads/panel-title.tsx";
import { useSalesRefusal } from "../location/use-sales-refusal.ts";

const products = ["final-expense", "whole-life", "term-life", "iul"] as const;
const steps = ["review", "contact", "needs", "quote", "urgent"] as const;

/** Nobody calls or quotes where nothing may be sold. */
const closedSteps = ["review"] as const;

export interface ThankYouPanelProps {
	copy: Messages["contact"]["thanks"];
	takesFocus: boolean;
	onAgain: () => void;
	/** At the end: the question about marketing. */
	children: ReactNode;
}

export function ThankYouPanel({ copy, takesFocus, onAgain, children }: ThankYouPanelProps) {
	const refusal = useSalesRefusal(null);
	return (
		<div data-slot="thank-you" data-location="contact_success">
			<SuccessMark />
			<PanelTitle takesFocus={takesFocus}>{copy.title}</PanelTitle>
			<p className="mt-2 text-lg">
				<LinkedPhone text={copy.text} />
			</p>
			<h4 className="mt-6 font-semibold text-ink-900">{copy.next}</h4>
			<ol className="mt-3 list-decimal space-y-2 pl-6 marker:font-semibold marker:text-coral-700">
				{(refusal ? closedSteps : steps).map((step) => (
					<li key={step} className="pl-1">
						<LinkedPhone text={copy.steps[step]} />
					</li>
				))}
			</ol>
			<h4 className="mt-6 font-semibold text-ink-900">{copy.explore}</h4>
			<ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
				{products.map((product) => (
					<li key={product}>
						<SiteLink
							path={productPath(product)}
							className="inline-block py-2 text-ink-900 underline underline-offset-4"
						>
							{copy.links[product]}
						</SiteLink>
					</li>
				))}
			</ul>
			<div className="mt-6 rounded-md bg-sand-50 p-4">
				<h4 className="font-semibold text-ink-900">{copy.reach}</h4>
				<ul className="mt-2 space-y-1">
					<li>{copy.hours}</li>
					{copy.support && (
						<li>
							<span>{copy.support}</span>
							<SampleMark of="emailSupport" />
						</li>
					)}
					<li>{copy.office}</li>
				</ul>
			</div>
			<div className="mt-6 flex flex-col gap-3 sm:flex-row">
				<a href={`tel:${agency.phone.e164}`} className={buttonStyle("primary")}>
					{copy.call}
				</a>
				{/* Without script this requests the page again, which shows the form. */}
				<form
					method="get"
					onSubmit={(event) => {
						event.preventDefault();
						onAgain();
					}}
				>
					<Button type="submit" variant="secondary" className="w-full">
						{copy.again}
					</Button>
				</form>
			</div>
			{children}
		</div>
	);
}
