import { useKeysSwitch } from "./keys-switch.ts";

/** The key that does the same. Shown only where there are a keyboard and script, while keys are on. */
export function KeyHint({ children }: { children: string | number }) {
	const isOn = useKeysSwitch();
	if (!isOn) return null;
	return (
		<span
			aria-hidden="true"
			className="hidden min-w-5 rounded border border-ink-300 bg-ink-50 px-1 text-center font-sans text-xs leading-5 font-medium text-ink-700 lg:pointer-fine:inline-block noscript:hidden!"
		>
			{children}
		</span>
	);
}
