import { useEffect, useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import type { Messages } from "#i18n/messages.server.ts";
import { useHydrated } from "../questions/use-hydrated.ts";

/** New recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, copy }: { codes: readonly string[]; copy: Messages["secondFactor"]["codes"] }) {
	const heading = useRef<HTMLHeadingElement>(null);
	const [copied, setCopied] = useState(false);
	const hydrated = useHydrated();
	// biome-ignore lint/correctness/useExhaustiveDependencies: other codes are announced like the first ones
	useEffect(() => heading.current?.focus(), [codes]);

	function save() {
		const link = document.createElement("a");
		link.href = URL.createObjectURL(new Blob([codes.join("\n")], { type: "text/plain" }));
		link.download = copy.file;
		link.click();
		URL.revokeObjectURL(link.href);
	}

	return (
		<section className="rounded-xl border-2 border-ink-700 bg-white p-6 sm:p-8 print:border-0">
			<h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
				{copy.newTitle}
			</h2>
			<p className="mt-2 max-w-[44rem]">{copy.newLead}</p>
			<ul className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-6 gap-y-2 font-mono text-lg text-ink-900">
				{codes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ul>
			{hydrated && (
				<div className="mt-6 flex flex-wrap gap-3 print:hidden">
					<Button
						type="button"
						variant="secondary"
						onClick={() => void navigator.clipboard.writeText(codes.join("\n")).then(() => setCopied(true))}
					>
						<span aria-live="polite">{copied ? copy.copied : copy.copy}</span>
					</Button>
					<Button type="button" variant="secondary" onClick={save}>
						{copy.download}
					</Button>
					<Button type="button" variant="secondary" onClick={() => window.print()}>
						{copy.print}
					</Button>
				</div>
			)}
		</section>
	);
}
