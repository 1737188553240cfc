import { Link } from "react-router";
import { personPath } from "#domain/staff/people.ts";
import type { StaffRole } from "#domain/staff/roles.ts";
import type { LicenseStanding } from "#domain/team/staff-record.ts";
import { NoticeBox } from "../staff/notice-box.tsx";
import { StatusBadge } from "../staff/status-badge.tsx";
import type { PeopleProps } from "./people-copy.ts";

export interface PersonRow {
	id: string;
	name: string;
	email: string;
	role: StaffRole;
	roleName: string;
	isSelf: boolean;
	hasFactor: boolean;
	isAway: boolean;
	/** The status of the license that ends first. */
	standing: LicenseStanding;
	/** True if routing needs it of them, and it isn't on file. */
	lacksLicense: boolean;
	lacksHours: boolean;
	/** When they signed in last, formatted; null if never. */
	signedIn: string | null;
}

export function PeopleList({ people, copy, notice }: Pick<PeopleProps, "copy" | "notice"> & { people: PersonRow[] }) {
	const { list } = copy;
	return (
		<ul id="list" className="grid scroll-mt-6 gap-1.5">
			{notice && (
				<li>
					<NoticeBox notice={notice} />
				</li>
			)}
			{people.map((person) => (
				<li key={person.id} className="rounded-lg border border-sand-200 bg-white px-4 py-2">
					<div className="flex flex-wrap items-center gap-2">
						<h3 className="mr-1 text-base wrap-anywhere">
							<Link to={personPath(person.id)} className="underline underline-offset-4">
								{person.name}
							</Link>
						</h3>
						<StatusBadge variant={person.role === "viewer" ? "secondary" : "default"}>{person.roleName}</StatusBadge>
						{person.isAway && <StatusBadge variant="secondary">{list.away}</StatusBadge>}
						{person.standing !== "valid" && (
							<StatusBadge variant="warning">{copy.standing[person.standing]}</StatusBadge>
						)}
						{person.lacksLicense && person.standing !== "expired" && (
							<StatusBadge variant="warning">{list.noLicense}</StatusBadge>
						)}
						{person.lacksHours && <StatusBadge variant="warning">{list.noHours}</StatusBadge>}
						{person.isSelf && <StatusBadge variant="secondary">{list.you}</StatusBadge>}
					</div>
					<p className="text-sm text-ink-700 wrap-anywhere">
						{[
							person.name !== person.email && person.email,
							person.signedIn ? `${list.lastSignIn} ${person.signedIn}` : list.neverSignedIn,
							person.hasFactor ? list.factor : list.noFactor,
						]
							.filter(Boolean)
							.join(" · ")}
					</p>
				</li>
			))}
		</ul>
	);
}
