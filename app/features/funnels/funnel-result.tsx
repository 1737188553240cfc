import { useTranslations } from "use-intl";
import { useClaims } from "#app/browser/page-frame.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { claimStatus } from "#domain/claims/claims.ts";
import type { FunnelEstimate, FunnelFigure, Recommendation } from "#domain/funnels/funnel-estimate.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { formatEstimate } from "#i18n/format.ts";

export interface ResultCopy {
	primary: string;
	secondary?: string | undefined;
	withoutGrowth?: string | undefined;
	/** The costs that the figures leave out, in a few words of the same size. */
	counted: string;
	basis: string;
	limits: string;
}

/** Figures and limits look alike, in a size in which a sentence can be read: none may stand out (Fla. Admin. Code 69B-150.106). */
const card = "rounded-lg border border-ink-200 p-5";
const value = "mt-1 text-lg leading-snug font-semibold text-ink-900";

/**
 * The funnel's rule of thumb, named as such, with its basis and, in the same size, its limits. No insurer guarantees
 * it.
 */
export function FunnelResult({
	estimate,
	copy,
	locale,
}: {
	estimate: FunnelEstimate;
	copy: ResultCopy;
	locale: Locale;
}) {
	const t = useTranslations("funnels.result");
	const savings = estimate.recommendations.find(isSavings);
	const figures = [
		[copy.primary, estimate.primary],
		[copy.secondary, estimate.secondary],
		[copy.withoutGrowth, estimate.withoutGrowth],
	] as const;

	return (
		<>
			<h3 className="text-xl">{t("ruleTitle")}</h3>
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
			<p className="mt-4 font-semibold text-ink-900">{t("hypothetical")}</p>
			<dl className="mt-3 space-y-3">
				<div>
					<dt className="font-semibold text-ink-900">{t("ruleBasis")}</dt>
					<dd>{copy.basis}</dd>
				</div>
				<div>
					<dt className="font-semibold text-ink-900">{t("limits")}</dt>
					<dd>{copy.limits}</dd>
				</div>
			</dl>
			{savings && <Idea code={savings.code} amount={formatEstimate(locale, savings.monthlyCents)} className="mt-5" />}
		</>
	);
}

function Figure({ figure, locale }: { figure: FunnelFigure; locale: Locale }) {
	const t = useTranslations("funnels.result");
	return figure.unit === "months" ? t("months", { count: figure.value }) : formatEstimate(locale, figure.value);
}

/** Ideas to discuss. An idea that names an amount of the rule of thumb is shown with it. */
export function Recommendations({ recommendations }: { recommendations: readonly Recommendation[] }) {
	const t = useTranslations("funnels.result");
	const claims = useClaims();
	const ideas = recommendations.filter(
		(idea) =>
			!isSavings(idea) && (idea.code !== "premium_financing" || claimStatus(claims, "premiumFinancing") !== "withheld"),
	);
	if (ideas.length === 0) return null;
	return (
		<section className="rounded-xl bg-white p-5 shadow-lg sm:p-8">
			<h2 className="text-xl">{t("recommendations")}</h2>
			<div className="mt-3 grid gap-4">
				{ideas.map(({ code }) => (
					<Idea key={code} code={code} />
				))}
			</div>
		</section>
	);
}

function isSavings(idea: Recommendation): idea is Extract<Recommendation, { code: "increase_savings" }> {
	return idea.code === "increase_savings";
}

function Idea({ code, amount = "", className }: { code: Recommendation["code"]; amount?: string; className?: string }) {
	const t = useTranslations("funnels.recommendations");
	return (
		<div className={`flex gap-3 ${className ?? ""}`}>
			<Icon name="arrow-right" className="mt-1 size-5 text-coral-600" />
			<div>
				<p className="font-semibold text-ink-900">{t(`${code}.title`, { amount })}</p>
				<p className="mt-1">{t(`${code}.text`)}</p>
			</div>
		</div>
	);
}
