const variants = {
	primary: "bg-coral-600 text-white shadow-sm hover:bg-coral-700",
	secondary: "border-2 border-ink-400 bg-white/60 text-ink-900 hover:border-ink-800 hover:bg-white",
	/** On dark sections. */
	light: "border-2 border-ink-300 text-white hover:bg-white hover:text-ink-900",
} as const;

export type ButtonVariant = keyof typeof variants;

/** Selects the main actions of a page's content. */
export const primaryButton = "main .button.bg-coral-600";

/** Makes a link look like a button: `<a className={buttonStyle()}>`. It is not in `button.tsx`, so that the first script does not load React. */
export function buttonStyle(variant: ButtonVariant = "primary", className = ""): string {
	// Tracking recognizes clicks on buttons by the class `button`.
	return `button inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-6 py-2.5 text-center leading-tight font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-60 ${variants[variant]} ${className}`;
}
