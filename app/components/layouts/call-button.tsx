import { agency } from "#content/agency.ts";
import { Icon } from "../ui/icon.tsx";

/** On phones, where a call is one touch away. Stands on the disclaimer bar. */
export function CallButton({ label }: { label: string }) {
	return (
		<a
			href={`tel:${agency.phone.e164}`}
			aria-label={label}
			className="absolute right-4 bottom-full mb-3 inline-flex size-14 items-center justify-center rounded-full border-2 border-white bg-coral-600 text-white shadow-lg hover:bg-coral-700 md:hidden"
		>
			<Icon name="phone" className="size-6" />
		</a>
	);
}
