import { useState } from "react";
import { useTranslations } from "use-intl";
import { usePageLocale } from "#app/browser/page-frame.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { pickState } from "../location/visitor-location.ts";
import { StateInput } from "../questions/state-input.tsx";

/**
 * Where the visitor lives, with a list to change it on the spot, for every part of the site.
 * @param href the question for it, for browsers without script
 */
export function StateLine({ state, href }: { state: string; href: string }) {
	const t = useTranslations("location");
	const name = jurisdictionName(state, usePageLocale());
	const [isOpen, setOpen] = useState(false);
	if (!name) return null;
	return (
		<div className="group-has-data-[slot=sent]/funnel:hidden mb-6 flex min-h-11 flex-wrap items-center gap-x-3 rounded-lg bg-sand-100 px-4 py-1 text-sm text-ink-900">
			<Icon name="pin" className="size-5 shrink-0 text-ink-600" />
			{isOpen ? (
				<>
					<label htmlFor="stated-state" className="sr-only">
						{t("label")}
					</label>
					<StateInput
						control={{
							id: "stated-state",
							name: "stated-state",
							"aria-invalid": undefined,
							"aria-describedby": undefined,
							className: "min-h-11 min-w-0 grow rounded-md border border-ink-500 bg-white px-3 text-base",
						}}
						state={state}
						onState={(next) => {
							setOpen(false);
							pickState(next);
						}}
					/>
				</>
			) : (
				<>
					{/* On a phone the pin is enough: the words would take a second line in some languages. */}
					<p className="min-w-0 flex-1 font-medium">
						<span className="max-sm:sr-only">{t("label")}: </span>
						{name}
					</p>
					<a
						href={href}
						onClick={(event) => {
							event.preventDefault();
							setOpen(true);
						}}
						className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:no-underline"
					>
						{t("change")}
					</a>
				</>
			)}
		</div>
	);
}
