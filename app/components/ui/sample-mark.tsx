import { useTranslations } from "use-intl";
import { useClaims } from "#app/browser/page-frame.tsx";
import type { ClaimId } from "#domain/agency/claim-evidence.ts";
import { claimStatus } from "#domain/claims/claims.ts";

/** Says that a claim is not proven yet, where development shows one. Nothing in production. */
export function SampleMark({ of, className }: { of: ClaimId; className?: string }) {
	return claimStatus(useClaims(), of) === "sample" ? <SampleBadge className={className} /> : null;
}

/** "Sample" */
export function SampleBadge({ className = "" }: { className?: string | undefined }) {
	const t = useTranslations("common");
	return (
		<>
			{/* A space, not a margin: a mark that starts a line is not indented. */}{" "}
			<small
				className={`inline-block rounded-sm border border-dashed border-current px-1.5 align-middle text-xs font-semibold ${className}`}
			>
				{t("sample")}
			</small>
		</>
	);
}
