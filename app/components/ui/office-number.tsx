import { agency } from "#content/agency.ts";
import { Icon } from "./icon.tsx";

/** The agency's number: it calls, and stays on one line. */
export function OfficeNumber({ className = "" }: { className?: string }) {
	return (
		<a
			href={`tel:${agency.phone.e164}`}
			className={`inline-flex min-h-11 items-center gap-2 font-semibold whitespace-nowrap text-coral-700 underline-offset-4 hover:underline ${className}`}
		>
			<Icon name="phone" />
			{agency.phone.display}
		</a>
	);
}
