import { Callout } from "#app/components/ui/callout.tsx";
import { LaunchDone, LaunchSection, LaunchTasks } from "#app/features/launch/launch-groups.tsx";
import { SendTestLead } from "#app/features/lead-desk/test-lead.tsx";
import { Card } from "#app/features/staff/card.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { maySeeLaunch } from "#domain/staff/roles.ts";
import { readLaunchPage } from "#server/launch/launch-page.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/launch";

export const middleware = [requirePage("launch", maySeeLaunch)];

export function loader({ context }: Route.LoaderArgs) {
	return readLaunchPage(context);
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy.title);

export default function Launch({ loaderData }: Route.ComponentProps) {
	const { copy, testLabel, isReady, title, blocks, watch, opens, advised, done } = loaderData;
	const { groups, test } = copy;
	return (
		<>
			<h2 className="text-2xl">{copy.title}</h2>
			<p className="mt-2 max-w-prose">{copy.lead}</p>
			<Callout tone={isReady ? "good" : "bad"} className="mt-4 font-semibold">
				{title}
			</Callout>
			{blocks.length > 0 && (
				<LaunchSection id="blocks" {...groups.blocks}>
					<LaunchTasks tasks={blocks} copy={copy} isUrgent />
				</LaunchSection>
			)}
			<Card title={test.title} heading="h3" lead={test.lead} className="mt-6">
				<div>
					<SendTestLead label={testLabel} />
				</div>
			</Card>
			{watch.length > 0 && (
				<LaunchSection id="watch" {...groups.watch}>
					<ul aria-labelledby="watch" className="divide-y divide-sand-200 rounded-lg border border-sand-200 bg-white">
						{watch.map(({ text, until }) => (
							<li key={text} className="flex flex-wrap justify-between gap-x-6 px-4 py-2 wrap-anywhere">
								<span>{text}</span>
								<span className="font-semibold text-ink-900">{until}</span>
							</li>
						))}
					</ul>
				</LaunchSection>
			)}
			{opens.length > 0 && (
				<LaunchSection id="opens" {...groups.opens}>
					<LaunchTasks tasks={opens} copy={copy} />
				</LaunchSection>
			)}
			{advised.length > 0 && (
				<LaunchSection id="advised" {...groups.advised}>
					<LaunchTasks tasks={advised} copy={copy} />
				</LaunchSection>
			)}
			{done.length > 0 && <LaunchDone tasks={done} title={groups.done.title} />}
		</>
	);
}
