import type { ReactNode } from "react";
import { AgentCard } from "#app/components/team/agent-card.tsx";
import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import { SampleMark } from "#app/components/ui/sample-mark.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { agency } from "#content/agency.ts";
import { agencyAddress, mapSearch } from "#content/agency-address.ts";
import type { ShownMember } from "#content/shown-team.server.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { ClickToLoad } from "../embeds/click-to-load.tsx";

/** How the agency is reached, and who answers. */
export function ContactInfo({
	copy,
	team,
	teamCopy,
}: {
	copy: Messages["contact"]["info"];
	team: readonly ShownMember[];
	teamCopy: Messages["team"];
}) {
	const { street, city, region, postalCode } = agency.address;
	const link = "inline-block py-1.5 font-medium text-ink-900 underline underline-offset-4 wrap-anywhere";
	return (
		<div className="lg:sticky lg:top-[calc(var(--header)+2rem)]">
			<h3 className="text-xl sm:text-2xl">{copy.title}</h3>
			<dl className="mt-3 grid grid-cols-1 gap-4 min-[22rem]:max-sm:grid-cols-2 sm:mt-6 sm:gap-6">
				<Item icon="phone" label={copy.phone}>
					<a href={`tel:${agency.phone.e164}`} className={link}>
						{agency.phone.display}
					</a>
				</Item>
				<Item icon="mail" label={copy.email}>
					<a href={`mailto:${agency.email}`} className={link}>
						{agency.email}
					</a>
				</Item>
				<Item icon="pin" label={copy.office}>
					{street}
					<br />
					{city}, {region} {postalCode}
					<br />
					{copy.office_area}
					<ExternalLink href={mapSearch()} className={`${link} block sm:hidden`}>
						{copy.map.open}
					</ExternalLink>
				</Item>
				<Item icon="clock" label={copy.hours}>
					<span>{copy.hours_office}</span>
					<br />
					{copy.hours_zone}
					{copy.hours_email && (
						<>
							<br />
							<span>{copy.hours_email}</span>
							<SampleMark of="emailSupport" />
						</>
					)}
				</Item>
			</dl>
			{team.length > 0 && (
				<div className="mt-6">
					<AgentCard team={team} state={null} className="bg-white!" />
					<SiteLink
						path="/about"
						className="mt-1 inline-flex min-h-11 items-center font-medium text-ink-900 underline underline-offset-4"
					>
						{teamCopy.all}
					</SiteLink>
				</div>
			)}
			<ClickToLoad
				src={`https://www.google.com/maps?q=${encodeURIComponent(agencyAddress())}&output=embed`}
				title={copy.map.title}
				copy={copy.map}
				className="mt-8 h-64 max-sm:hidden print:hidden"
			>
				<ExternalLink
					href={mapSearch()}
					className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
				>
					{copy.map.open}
				</ExternalLink>
			</ClickToLoad>
		</div>
	);
}

function Item({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
	return (
		<div className="relative sm:min-h-12 sm:pl-16">
			<dt className="text-sm font-semibold">
				<Icon
					name={icon}
					className="absolute top-0 left-0 size-12 rounded-full bg-sand-200 p-3 text-ink-800 max-sm:hidden"
				/>
				{label}
			</dt>
			<dd className="text-ink-900 max-sm:text-sm">{children}</dd>
		</div>
	);
}
