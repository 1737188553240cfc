import { type ButtonVariant, buttonStyle } from "#app/components/ui/button-style.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";

export function ActionLink({ path, label, variant }: { path: string; label: string; variant?: ButtonVariant }) {
	return (
		<SiteLink path={path} className={buttonStyle(variant, "min-h-14 px-7 text-lg print:hidden")}>
			{label}
			<Icon name="arrow-right" />
		</SiteLink>
	);
}
