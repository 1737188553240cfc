import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#app/components/ui/button.tsx";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import type { DiscStyle } from "#domain/profiling/disc-test.ts";
import { CookiePreferencesButton } from "../consent/cookie-preferences-button.tsx";
import { ProfileFacts } from "./profile-facts.tsx";
import { useOwnProfile } from "./use-own-profile.ts";

/** Shows the visitor's own profile on request, and deletes it on request. */
export function OwnProfilePanel({ styleNames }: { styleNames: Record<DiscStyle, string> }) {
	const t = useTranslations("profile");
	const { state, profile, read, remove } = useOwnProfile();
	const { phase } = state;
	const status = useRef<HTMLDivElement>(null);
	const busy = phase === "loading";

	useEffect(() => {
		// The button that had the focus is gone.
		if (phase === "deleted") status.current?.focus();
	}, [phase]);

	return (
		<div className="rounded-xl border border-ink-200 bg-sand-50 p-5 sm:p-7 noscript:hidden">
			<div ref={status} role="status" tabIndex={-1} className="min-h-6 font-medium text-ink-900 outline-none">
				{busy && t("asking")}
				{phase === "closed" && <p className="font-normal">{t("closed")}</p>}
				{(phase === "none" || phase === "shown") && t(phase)}
				{phase === "failed" && <p className="text-coral-800">{t(`failed.${state.what}`)}</p>}
				{phase === "deleted" && (
					<>
						<p>{t("deleted")}</p>
						{state.goesOn && <p className="mt-2 font-normal">{t("goesOn")}</p>}
					</>
				)}
			</div>
			{profile && <ProfileFacts profile={profile} styleNames={styleNames} />}
			<div className="mt-5 flex flex-wrap gap-3">
				<Button type="button" variant="secondary" aria-disabled={busy} onClick={read}>
					{phase === "failed" && state.what === "read" ? t("retry") : t(profile ? "again" : "show")}
				</Button>
				{profile && (
					<Button type="button" aria-disabled={busy} onClick={remove}>
						{t("delete")}
					</Button>
				)}
				{phase === "deleted" && state.goesOn && (
					<CookiePreferencesButton label={t("preferences")} className={buttonStyle("secondary")} />
				)}
			</div>
		</div>
	);
}
