import { type ReactNode, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { CalculatorInputs } from "#domain/calculators/calculator-inputs.ts";
import { toQuery } from "#domain/calculators/inputs-query.ts";

/** A link that opens the same estimate. It holds the inputs and nothing personal. */
export function ShareResult({
	page,
	inputs,
	children,
}: {
	page: string;
	inputs: CalculatorInputs;
	children: ReactNode;
}) {
	const t = useTranslations("calculator.share");
	const [copied, setCopied] = useState(false);
	const [canCopy, setCanCopy] = useState(false);
	const address = `${page}?${toQuery(inputs)}`;

	useEffect(() => setCanCopy("clipboard" in navigator), []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another estimate has another address
	useEffect(() => setCopied(false), [address]);

	async function copy() {
		await navigator.clipboard.writeText(new URL(address, window.location.href).href).then(
			() => setCopied(true),
			() => setCanCopy(false),
		);
	}

	return (
		<div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm print:hidden">
			<a href={address} className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4">
				<Icon name="external" className="size-4" />
				{t("link")}
			</a>
			{canCopy && (
				<button
					type="button"
					data-choice="share"
					onClick={copy}
					className={buttonStyle("secondary", "min-h-11 px-5 py-1.5")}
				>
					{t("copy")}
				</button>
			)}
			{children}
			<span role="status">{copied && t("copied")}</span>
			<span className="w-full text-ink-600">{t("note")}</span>
		</div>
	);
}
