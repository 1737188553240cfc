import { preferencesId } from "./preferences-id.ts";

/** Opens the cookie preferences again. Without script nothing optional runs, and there is nothing to prefer. */
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
