import { Button } from "#app/components/ui/button.tsx";
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
			className="m-auto max-h-[calc(100dvh-2rem)] w-[min(40rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain rounded-xl bg-white p-5 text-sm text-ink-700 shadow-lg backdrop:bg-ink-950/70 sm:p-8"
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
									className="flex min-h-11 cursor-pointer items-center text-base font-semibold text-ink-900"
								>
									{copy.categories[category].title}
								</label>
								<p id={`cookies-${category}-text`}>{copy.categories[category].text}</p>
							</div>
							<Switch category={category} />
						</li>
					))}
				</ul>
				<Problem copy={copy} />
				<div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
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
				className="h-8 w-14 cursor-pointer appearance-none rounded-full bg-ink-500 p-1 transition-colors before:block before:size-6 before:rounded-full before:bg-white before:transition-transform checked:bg-ink-900 checked:before:translate-x-6 disabled:cursor-not-allowed disabled:opacity-60 forced-colors:appearance-auto forced-colors:before:hidden"
			/>
		</span>
	);
}
