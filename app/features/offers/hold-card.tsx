import { useTranslations } from "use-intl";
import { Button } from "#app/components/ui/button.tsx";
import { funnelPath } from "#domain/funnels/funnel-config.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { ClaimPanel, type ClaimPanelProps } from "./claim-panel.tsx";

export interface HoldCardProps extends Pick<ClaimPanelProps, "slug" | "locale" | "claim"> {
	leadId: string;
	/** From the address in our email. */
	token: string;
}

/**
 * The page that our email links to. Only the button holds the spot, because programs that check emails open their
 * links, too.
 */
export function HoldCard({ token, ...panel }: HoldCardProps) {
	const t = useTranslations("claim");
	const page = localizedPath(panel.locale, funnelPath(panel.slug, "offer"));
	const form = (
		<form method="post" action={`${page}?hold=${token}#claim`} className="mt-3">
			<Button type="submit" variant="secondary" className="w-full min-h-14">
				{t("hold")}
			</Button>
		</form>
	);
	return <ClaimPanel {...panel} takesFocus={false} holdForm={form} />;
}
