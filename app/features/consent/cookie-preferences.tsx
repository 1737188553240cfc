import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { type CookieCopy, Honored, Problem } from "./cookie-notice.tsx";
import { preferencesId } from "./preferences-id.ts";
import { privacySignalNote } from "./privacy-signal-note.ts";

const categories = ["necessary", "analytics", "marketing", "personalization"] as const;

/** The dialog opened by the notice and by the footer of every page. */
export function CookiePreferences({ copy }: { copy: CookieCopy }) {
	const { preferences } = copy;
	return (
		<dialog
			id={preferencesId}
			popover="auto"
			closedby="any"
			aria-labelledby={`${preferencesId}-title`}
			className="m-auto max-h-[calc(100dvh-2rem)] w-[min(40rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain rounded-xl bg-white px-5 pt-5 text-sm text-ink-700 shadow-lg backdrop:bg-shade-70 sm:px-8 sm:pt-7"
		>
			<form method="dialog">
				<h2 id={`${preferencesId}-title`} className="text-2xl">
					{preferences.title}
				</h2>
				<p className="mt-2">{preferences.lead}</p>
				<p {...privacySignalNote.mark("")} hidden className="mt-4 rounded-md border-l-4 border-green-600 bg-ink-50 p-3">
					<Honored copy={copy} />
				</p>
				<ul className="mt-4 divide-y divide-ink-100 border-y border-ink-100">
					{categories.map((category) => (
						<li key={category} className="flex items-start gap-4 py-3">
							<div className="grow">
								<label
									htmlFor={`cookies-${category}`}
									className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 text-base leading-snug font-semibold text-ink-900"
								>
									{copy.categories[category].title}
								</label>
								{category === "necessary" && (
									<p className="-mt-1 mb-1 flex items-center gap-1.5 font-semibold text-green-700">
										<Icon name="check" className="size-4" />
										{preferences.always}
									</p>
								)}
								<p id={`cookies-${category}-text`}>{copy.categories[category].text}</p>
							</div>
							<Switch category={category} />
						</li>
					))}
				</ul>
				<Problem copy={copy} />
				<div className="sticky bottom-0 -mx-5 mt-2 grid grid-cols-2 gap-3 border-t border-ink-100 bg-white px-5 py-3 sm:-mx-8 sm:flex sm:justify-end sm:px-8 sm:py-4">
					<Button type="button" variant="secondary" popoverTarget={preferencesId} popoverTargetAction="hide">
						{preferences.cancel}
					</Button>
					<Button type="submit">{preferences.save}</Button>
				</div>
			</form>
		</dialog>
	);
}

function Switch({ category }: { category: (typeof categories)[number] }) {
	const necessary = category === "necessary";
	return (
		<span className="inline-flex min-h-11 shrink-0 items-center">
			<input
				type="checkbox"
				// biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own checked state
				role="switch"
				id={`cookies-${category}`}
				name={category}
				defaultChecked={necessary}
				disabled={necessary}
				aria-describedby={`cookies-${category}-text`}
				className="cookie-switch"
			/>
		</span>
	);
}
