import { type ComponentProps, useState, useSyncExternalStore } from "react";
import { Field } from "#app/components/ui/field.tsx";

const never = () => () => {};

/** A password field with a button that shows the password. Paste and password managers work. */
export function PasswordField({
	autoComplete,
	show,
	hide,
	...field
}: Omit<ComponentProps<typeof Field>, "children"> & {
	autoComplete: "current-password" | "new-password";
	show: string;
	hide: string;
}) {
	const [visible, setVisible] = useState(false);
	const hydrated = useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
	return (
		<Field {...field}>
			{({ className, ...control }) => (
				<div className="relative">
					<input
						{...control}
						type={visible ? "text" : "password"}
						autoComplete={autoComplete}
						autoCapitalize="none"
						spellCheck={false}
						required
						className={`${className} pr-14`}
					/>
					{/* The button needs script, so it is rendered only after hydration. */}
					{hydrated && (
						<button
							type="button"
							aria-label={visible ? hide : show}
							aria-controls={control.id}
							onClick={() => setVisible(!visible)}
							className="absolute top-1/2 right-1 inline-flex size-11 -translate-y-1/2 items-center justify-center rounded-md text-ink-700 hover:bg-ink-50"
						>
							<Eye crossed={visible} />
						</button>
					)}
				</div>
			)}
		</Field>
	);
}

function Eye({ crossed }: { crossed: boolean }) {
	return (
		<svg
			aria-hidden="true"
			viewBox="0 0 24 24"
			className="size-6"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.8"
			strokeLinecap="round"
		>
			<path d="M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12Z" />
			<circle cx="12" cy="12" r="3" />
			{crossed && <path d="m4 20 16-16" />}
		</svg>
	);
}
