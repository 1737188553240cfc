import type { ComponentProps } from "react";
import { type ButtonVariant, buttonStyle } from "./button-style.ts";

export function Button({
	variant = "primary",
	className,
	...props
}: ComponentProps<"button"> & { variant?: ButtonVariant }) {
	return <button data-slot="button" className={buttonStyle(variant, className)} {...props} />;
}
