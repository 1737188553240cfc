import { Icon } from "#app/components/ui/icon.tsx";
import { agency } from "#content/agency.ts";

export function CallLink({ label, dark = false }: { label: string; dark?: boolean }) {
	return (
		<a
			href={`tel:${agency.phone.e164}`}
			className={`inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4 hover:no-underline print:hidden ${dark ? "text-white" : "text-ink-900"}`}
		>
			<Icon name="phone" />
			{label}
		</a>
	);
}
