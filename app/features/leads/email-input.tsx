import { type ComponentProps, useRef, useState } from "react";
import { fillControl } from "#app/browser/typed-values.ts";
import { meantEmail } from "#domain/leads/meant-email.ts";

/** An input for an email address. If its host looks mistyped, one tap puts it right. */
export function EmailInput({ meant, ...props }: ComponentProps<"input"> & { meant: string }) {
	const input = useRef<HTMLInputElement>(null);
	const [suggestion, setSuggestion] = useState<string>();

	function accept(): void {
		if (!input.current || !suggestion) return;
		fillControl(input.current, suggestion);
		setSuggestion(undefined);
		input.current.focus();
	}

	return (
		<>
			<input
				{...props}
				ref={input}
				onBlur={(event) => setSuggestion(meantEmail(event.target.value))}
				onInput={() => setSuggestion(undefined)}
			/>
			<div role="status">
				{suggestion && (
					<button
						type="button"
						onClick={accept}
						className="mt-1 inline-flex min-h-11 cursor-pointer items-center text-left text-sm wrap-anywhere text-ink-900"
					>
						<span>
							{meant} <strong className="font-semibold underline underline-offset-4">{suggestion}</strong>?
						</span>
					</button>
				)}
			</div>
		</>
	);
}
