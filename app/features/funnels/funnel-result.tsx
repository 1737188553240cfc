import { useTranslations } from "use-intl";
import { useClaims } from "#app/browser/page-frame.tsx";
import { FigureSource } from "#app/components/content/figure-source.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { claimStatus } from "#domain/claims/claims.ts";
import type { FunnelEstimate, FunnelFigure, Recommendation } from "#domain/funnels/funnel-estimate.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { formatMoney } from "#i18n/format.ts";

export interface ResultCopy {
	primary: string;
	secondary?: string | undefined;
	withoutGrowth?: string | undefined;
	/** What the figures leave out, in a few words: it stands among them, in their size. */
	counted: string;
	basis: string;
	limits: string;
}

/** Figures and limits look alike: none may stand out (Fla. Admin. Code 69B-150.106). */
const card = "rounded-lg border border-ink-200 p-5";
const value = "mt-1 font-serif text-2xl font-semibold text-ink-900";

/** The funnel's rule of thumb, called so, with its basis and, in the same size, its limits. */
export function FunnelResult({
	estimate,
	copy,
	product,
	locale,
}: {
	estimate: FunnelEstimate;
	copy: ResultCopy;
	product: ProductSlug;
	locale: Locale;
}) {
	const t = useTranslations("funnels.result");
	const claims = useClaims();
	const recommendations = estimate.recommendations.filter(
		({ code }) => code !== "premium_financing" || claimStatus(claims, "premiumFinancing") !== "withheld",
	);
	const figures = [
		[copy.primary, estimate.primary],
		[copy.secondary, estimate.secondary],
		[copy.withoutGrowth, estimate.withoutGrowth],
	] as const;

	return (
		<>
			<h2 className="text-xl">{t("ruleTitle")}</h2>
			<p className="mt-2">{t("ruleText")}</p>
			<dl className="mt-5 grid gap-4">
				{figures.map(
					([label, figure]) =>
						label &&
						figure && (
							<div key={label} className={card}>
								<dt>{label}</dt>
								<dd className={value}>
									<Figure figure={figure} locale={locale} />
								</dd>
							</div>
						),
				)}
				<div className={card}>
					<dt>{t("counted")}</dt>
					<dd className={value}>{copy.counted}</dd>
				</div>
			</dl>
			<FigureSource product={product} />
			<p className="mt-4 font-semibold text-ink-900">{t("hypothetical")}</p>
			<dl className="mt-3 space-y-3">
				<div>
					<dt className="font-semibold text-ink-900">{t("basis")}</dt>
					<dd>{copy.basis}</dd>
				</div>
				<div>
					<dt className="font-semibold text-ink-900">{t("limits")}</dt>
					<dd>{copy.limits}</dd>
				</div>
			</dl>
			{recommendations.length > 0 && <Recommendations recommendations={recommendations} locale={locale} />}
		</>
	);
}

function Figure({ figure, locale }: { figure: FunnelFigure; locale: Locale }) {
	const t = useTranslations("funnels.result");
	return figure.unit === "months" ? t("months", { count: figure.value }) : money(locale, figure.value);
}

function Recommendations({ recommendations, locale }: { recommendations: readonly Recommendation[]; locale: Locale }) {
	const t = useTranslations("funnels");
	return (
		<>
			<h3 className="mt-8 text-xl">{t("result.recommendations")}</h3>
			<ul className="mt-3 space-y-4">
				{recommendations.map((recommendation) => {
					const { code } = recommendation;
					const amount = "monthlyCents" in recommendation ? money(locale, recommendation.monthlyCents) : "";
					return (
						<li key={code} className="flex gap-3">
							<Icon name="arrow-right" className="mt-1 size-5 text-coral-600" />
							<div>
								<p className="font-semibold text-ink-900">{t(`recommendations.${code}.title`, { amount })}</p>
								<p className="mt-1">{t(`recommendations.${code}.text`)}</p>
							</div>
						</li>
					);
				})}
			</ul>
		</>
	);
}

/** With cents only if there are any. */
function money(locale: Locale, cents: number): string {
	return formatMoney(locale, cents / 100, { cents: cents % 100 !== 0 });
}
