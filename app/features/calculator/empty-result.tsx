import { useTranslations } from "use-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { agency } from "#content/agency.ts";

const facts = ["figures", "chart", "working", "free"] as const;

/** Stands in place of the estimate and describes it. */
export function EmptyResult() {
	const t = useTranslations("calculator.empty");
	return (
		<div className="rounded-xl bg-sand-100 p-6 sm:p-8">
			<h3 className="text-xl">{t("title")}</h3>
			<ul className="mt-4 grid gap-2.5">
				{facts.map((fact) => (
					<li key={fact} className="flex gap-3">
						<Icon name="check" className="mt-1 size-5 text-coral-600" />
						{t(fact)}
					</li>
				))}
			</ul>
			<Sketch />
			<p className="mt-6 font-semibold text-ink-900">{t("call")}</p>
			<a
				href={`tel:${agency.phone.e164}`}
				className="inline-flex min-h-11 items-center gap-2 text-lg font-semibold text-coral-700 underline-offset-4 hover:underline"
			>
				<Icon name="phone" />
				{agency.phone.display}
			</a>
		</div>
	);
}

/** Decoration: what a chart may look like. */
function Sketch() {
	return (
		<svg aria-hidden="true" viewBox="0 0 420 170" className="mt-6 h-auto w-full max-sm:hidden" fill="none">
			<path d="M20 150Q200 130 400 18V96Q210 140 20 150Z" className="fill-sun-200" />
			<path d="M20 150Q205 134 400 58" strokeWidth="4" strokeLinecap="round" className="stroke-ink-800" />
			<path
				d="M20 150 400 126"
				strokeWidth="3"
				strokeDasharray="3 8"
				strokeLinecap="round"
				className="stroke-ink-500"
			/>
			<path d="M20 12V150H408" strokeWidth="2" strokeLinecap="round" className="stroke-ink-300" />
			<circle cx="400" cy="58" r="7" className="fill-coral-600" />
		</svg>
	);
}
