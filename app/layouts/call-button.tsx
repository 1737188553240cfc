import { Icon } from "#app/components/ui/icon.tsx";
import { agency } from "#content/agency.ts";

/**
 * A call button for phones. It floats above the disclaimer bar and moves up when the bar expands. It is hidden while
 * the cookie notice is open. It is fixed, because a part of a sticky bar counts as a layout shift whenever the page
 * above changes its height.
 */
export function CallButton({ label }: { label: string }) {
	return (
		<a
			href={`tel:${agency.phone.e164}`}
			aria-label={label}
			data-location="call_button"
			className="fixed right-4 bottom-18 mb-[env(safe-area-inset-bottom)] in-[aside:has(details[open])]:absolute in-[aside:has(details[open])]:bottom-[calc(100%+0.75rem)] [@media(height<30rem)]:bottom-4 in-[html:has(#cookie-notice:not([hidden]))]:invisible inline-flex size-14 items-center justify-center rounded-full border-2 border-white bg-coral-600 text-white shadow-lg hover:bg-coral-700 md:hidden"
		>
			<Icon name="phone" className="size-6" />
		</a>
	);
}
