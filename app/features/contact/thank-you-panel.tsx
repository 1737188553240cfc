import { Button } from "#app/components/ui/button.tsx";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { SampleMark } from "#app/components/ui/sample-mark.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { agency } from "#content/agency.ts";
import { productPath } from "#domain/site/pages.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { PanelTitle } from "../leads/panel-title.tsx";

const products = ["final-expense", "whole-life", "term-life", "iul"] as const;
const steps = ["review", "contact", "needs", "quote", "urgent"] as const;

export interface ThankYouPanelProps {
	copy: Messages["contact"]["thanks"];
	takesFocus: boolean;
	onAgain: () => void;
}

export function ThankYouPanel({ copy, takesFocus, onAgain }: ThankYouPanelProps) {
	return (
		<div data-slot="thank-you" data-location="contact_success">
			<svg
				aria-hidden="true"
				viewBox="0 0 48 48"
				className="mb-4 size-14 text-coral-600"
				fill="none"
				stroke="currentColor"
			>
				<circle cx="24" cy="24" r="22" strokeWidth="2" className="fill-coral-50" />
				<path d="m15 24.5 6.5 6.5L34 18" strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round" />
			</svg>
			<PanelTitle takesFocus={takesFocus}>{copy.title}</PanelTitle>
			<p className="mt-2 text-lg">{copy.text}</p>
			<h4 className="mt-6 font-semibold text-ink-900">{copy.next}</h4>
			<ol className="mt-3 list-decimal space-y-2 pl-6 marker:font-semibold marker:text-coral-700">
				{steps.map((step) => (
					<li key={step} className="pl-1">
						{copy.steps[step]}
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
		</div>
	);
}
