import { preferencesId } from "./preferences-id.ts";

/** Opens the cookie preferences. Without script nothing optional runs, and the button is hidden. */
export function CookiePreferencesButton({ label, className }: { label: string; className: string }) {
	return (
		<button
			type="button"
			popoverTarget={preferencesId}
			aria-haspopup="dialog"
			className={`cursor-pointer noscript:hidden ${className}`}
		>
			{label}
		</button>
	);
}
