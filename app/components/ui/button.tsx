import type { ComponentProps } from "react";

const variants = {
	primary: "bg-coral-600 text-white hover:bg-coral-700",
	secondary: "border border-ink-300 text-ink-900 hover:bg-sand-100",
} as const;

export type ButtonVariant = keyof typeof variants;

/** Also dresses a link as a button: `<a className={buttonStyle()}>`. */
export function buttonStyle(variant: ButtonVariant = "primary", className = ""): string {
	return `inline-flex min-h-12 items-center justify-center rounded-lg px-6 font-semibold ${variants[variant]} ${className}`;
}

export function Button({
	variant = "primary",
	className,
	...props
}: ComponentProps<"button"> & { variant?: ButtonVariant }) {
	return <button data-slot="button" className={buttonStyle(variant, className)} {...props} />;
}
