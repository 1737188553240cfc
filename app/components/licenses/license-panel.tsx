import { agency } from "#content/agency.ts";
import { licenseLookup } from "#domain/compliance/license-lookups.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { ExternalLink } from "../ui/external-link.tsx";

const homeState = agency.address.region;

/** The numbers under which anybody can look up the agency, and the register of its home state. */
export function LicensePanel({ copy }: { copy: Messages["pages"]["licensing"] }) {
	const homeNumber = agency.licenseNumbers[homeState];
	return (
		<div className="rounded-xl bg-ink-900 p-6 text-ink-100 shadow-lg on-dark sm:p-8">
			<p className="font-serif text-xl font-semibold text-white">{copy.panel}</p>
			{(homeNumber || agency.npn) && (
				<dl className="mt-5 grid gap-4">
					{homeNumber && <LicenseNumber label={copy.agency} value={homeNumber} />}
					{agency.npn && <LicenseNumber label={copy.npn} value={agency.npn} />}
				</dl>
			)}
			<p className="mt-5 border-t border-ink-600 pt-5">{copy.byName}</p>
			<ExternalLink
				href={licenseLookup(homeState)}
				className="mt-1 inline-flex min-h-11 items-center font-semibold text-white underline underline-offset-4"
			>
				{copy.check}
			</ExternalLink>
		</div>
	);
}

function LicenseNumber({ label, value }: { label: string; value: string }) {
	return (
		<div>
			<dt className="text-sm">{label}</dt>
			<dd className="text-xl font-semibold text-white tabular-nums">{value}</dd>
		</div>
	);
}
