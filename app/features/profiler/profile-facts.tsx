import type { ReactNode } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { usePageLocale } from "#app/browser/page-frame.tsx";
import { type DiscStyle, discStyles } from "#domain/profiling/disc-test.ts";
import { choiceKinds } from "#domain/profiling/journey.ts";
import type { OwnProfile } from "#domain/profiling/own-profile.ts";
import { formatDateTime } from "#i18n/format.ts";
import { PagesRead } from "./pages-read.tsx";

export function ProfileFacts({ profile, styleNames }: { profile: OwnProfile; styleNames: Record<DiscStyle, string> }) {
	const t = useTranslations("profile");
	const format = useFormatter();
	const locale = usePageLocale();
	const percent = (share: number) => format.number(share, { style: "percent" });
	const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
	const dateTime = (iso: string) => formatDateTime(locale, new Date(iso), timeZone);
	const { persona, confidence, scores, journey, contact_submission_id } = profile;
	const { views, choices, discCounts, message } = journey;
	const style = discStyles.find((name) => name === persona);
	return (
		<>
			<dl className="mt-5 grid gap-x-8 gap-y-3 xs:grid-cols-2">
				<Fact name={t("persona")}>
					{style ? styleNames[style] : t(`personas.${persona === "balanced" ? "balanced" : "undecided"}`)}
				</Fact>
				<Fact name={t("confidence")}>{percent(confidence)}</Fact>
				<Fact name={t("shares")} wide>
					<Listed items={discStyles.map((name) => `${styleNames[name]}: ${percent(scores[name] ?? 0)}`)} />
				</Fact>
				<Fact name={t("created")}>{dateTime(profile.created_at)}</Fact>
				<Fact name={t("updated")}>{dateTime(profile.updated_at)}</Fact>
				{contact_submission_id && (
					<Fact name={t("submission")} wide>
						{contact_submission_id}
					</Fact>
				)}
			</dl>
			<h3 className="mt-7 mb-4 text-lg">{t("madeFrom")}</h3>
			<PagesRead views={views} />
			<dl className="mt-5 grid gap-y-3">
				{choices.length > 0 && (
					<Fact name={t("choices")}>
						<Listed
							items={choiceKinds.flatMap((kind) => {
								const count = choices.filter((choice) => choice.kind === kind).length;
								return count === 0 ? [] : [t(`choice.${kind}`) + (count > 1 ? ` × ${count}` : "")];
							})}
						/>
					</Fact>
				)}
				{discCounts && (
					<Fact name={t("test")}>
						<Listed items={discStyles.map((name) => `${styleNames[name]}: ${discCounts[name]}`)} />
					</Fact>
				)}
				{message && <Fact name={t("manner")}>{t("traits", message)}</Fact>}
			</dl>
		</>
	);
}

function Listed({ items }: { items: readonly string[] }) {
	return (
		<ul className="grid gap-x-8 xs:grid-cols-2">
			{items.map((item) => (
				<li key={item}>{item}</li>
			))}
		</ul>
	);
}

function Fact({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
	return (
		<div className={wide ? "xs:col-span-2" : ""}>
			<dt className="text-sm text-ink-700">{name}</dt>
			<dd className="font-medium wrap-anywhere text-ink-900">{children}</dd>
		</div>
	);
}
