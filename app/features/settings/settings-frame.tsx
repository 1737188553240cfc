import type { ReactNode } from "react";
import { LinkTabs } from "#app/features/staff/link-tabs.tsx";
import { NoticeBox } from "#app/features/staff/notice-box.tsx";
import { RecentProof } from "#app/features/staff/recent-proof.tsx";
import type { readSettingsPage } from "#server/settings/settings-page.server.ts";

type Frame = Pick<Awaited<ReturnType<typeof readSettingsPage>>, "copy" | "tabs" | "owed" | "isSaved">;

const panelId = "settings-panel";

/** A page of the settings: what all of them have, around a list of cards. */
export function SettingsFrame({
	page: { copy, tabs, owed, isSaved },
	isRefused,
	isNewer,
	proofError,
	children,
}: {
	page: Frame;
	isRefused: boolean;
	/** True if somebody else saved while this was typed. */
	isNewer: boolean;
	proofError: string | undefined;
	children: ReactNode;
}) {
	return (
		<>
			<h2 className="text-2xl">{copy.title}</h2>
			<p className="mt-2 mb-3 max-w-prose">{copy.lead}</p>
			<LinkTabs label={copy.tabs.label} tabs={tabs} panelId={panelId} />
			<div
				id={panelId}
				role="tabpanel"
				aria-label={tabs.find(({ current }) => current)?.label}
				className="mt-5 grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6"
			>
				{isSaved && !isRefused && <NoticeBox notice={{ tone: "good", ...copy.saved }} />}
				{isNewer && <NoticeBox notice={{ tone: "bad", ...copy.newer }} />}
				{owed && <RecentProof owed={owed} {...copy.proof} error={proofError} />}
				{children}
			</div>
		</>
	);
}
