import { data, Link } from "react-router";
import { LeaveForm } from "#app/features/people/leave-form.tsx";
import { LicensesSection } from "#app/features/people/licenses-section.tsx";
import { LostFactorSection } from "#app/features/people/lost-factor-section.tsx";
import { PhotoSection } from "#app/features/people/photo-section.tsx";
import { PublicSection } from "#app/features/people/public-section.tsx";
import { RecordSection } from "#app/features/people/record-section.tsx";
import { RemovalSection } from "#app/features/people/removal-section.tsx";
import { RoleSection } from "#app/features/people/role-section.tsx";
import { peopleProps } from "#app/features/people/section-props.ts";
import { Card } from "#app/features/staff/card.tsx";
import { StatusBadge } from "#app/features/staff/status-badge.tsx";
import { textLink } from "#app/features/staff/text-link.ts";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { type PeopleFormSection, peoplePath } from "#domain/staff/people.ts";
import { accountPath } from "#domain/staff/return-path.ts";
import { mayManagePeople } from "#domain/staff/roles.ts";
import { readLeaveChoices } from "#server/leave/plan-leave.server.ts";
import { readPeoplePage } from "#server/people/people-page.server.ts";
import { readPerson } from "#server/people/read-person.server.ts";
import { readProfile } from "#server/people/read-profile.server.ts";
import { readStaffRecord } from "#server/people/read-record.server.ts";
import { askAboutRemoval } from "#server/people/remove-person.server.ts";
import { logRead } from "#server/staff/log-read.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/person";
import { postPeopleForm } from "./people-forms.server.ts";

export const middleware = [requirePage("people", mayManagePeople)];

export async function loader(args: Route.LoaderArgs) {
	const { services, by, ...page } = readPeoplePage(args);
	const person = await readPerson(services, by, args.params.person, page.locale);
	if (!person) throw data(null, { status: 404 });
	const onFile = await readStaffRecord(services, person.id, page.locale);
	const profile = await readProfile(services, person, onFile, page.locale);
	await logRead(args.context, "staff_records", { only: person.id });
	const leave = await readLeaveChoices(services, person.id);
	const removal = await askAboutRemoval(services, person, page.locale);
	return { ...page, person, onFile, profile, leave, removal };
}

export function action(args: Route.ActionArgs) {
	return postPeopleForm(args, ["role", "record", "leave", "licenses", "public", "photo", "factor", "removal"]);
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.person.name);

export default function Person({ loaderData, actionData }: Route.ComponentProps) {
	const { person, onFile, profile, leave, removal, copy, done } = loaderData;
	const propsOf = (section: Exclude<PeopleFormSection, "invite" | "invitations">) =>
		peopleProps(section, loaderData, { done, refused: actionData });
	return (
		<>
			<Link to={peoplePath} className={textLink}>
				{copy.person.back}
			</Link>
			<div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
				<h2 className="text-2xl wrap-anywhere">{person.name}</h2>
				<StatusBadge variant={person.role === "viewer" ? "secondary" : "default"}>{person.roleName}</StatusBadge>
				{onFile.isAwayNow && <StatusBadge variant="secondary">{copy.list.away}</StatusBadge>}
			</div>
			{person.name !== person.email && <p className="mt-1 wrap-anywhere">{person.email}</p>}
			<p className="mt-1 text-sm text-ink-700">
				{person.signedIn ? `${copy.list.lastSignIn} ${person.signedIn}` : copy.list.neverSignedIn}
				<br />
				{person.hasFactor ? copy.list.factor : copy.list.noFactor}
			</p>
			<div className="mt-6 max-w-3xl gap-6 *:mb-6 *:break-inside-avoid xl:max-w-none xl:columns-2">
				<RecordSection {...propsOf("record")} person={person} record={onFile.record} />
				<Card
					heading="h3"
					size="wide"
					id="leave"
					title={copy.leave.title}
					lead={copy.leave.lead}
					notice={propsOf("leave").notice}
				>
					<LeaveForm
						choices={leave}
						fields={{ person: person.id }}
						errors={propsOf("leave").errors}
						errorCopy={copy.errors}
						copy={copy}
						saving={copy.person.saving}
					/>
				</Card>
				<LicensesSection {...propsOf("licenses")} person={person} licenses={onFile.licenses} states={onFile.states} />
				<PublicSection
					{...propsOf("public")}
					person={person}
					profile={profile}
					typed={actionData?.section === "public" ? actionData.typed : null}
				/>
				<PhotoSection {...propsOf("photo")} person={person} profile={profile} />
				{person.isSelf ? (
					<p className="desk-card">
						{copy.person.self}{" "}
						<a href={accountPath} className="font-semibold underline underline-offset-4">
							{copy.person.account}
						</a>
					</p>
				) : (
					<>
						<RoleSection {...propsOf("role")} person={person} />
						{(person.hasFactor || done === "factor-reset") && (
							<LostFactorSection {...propsOf("factor")} person={person} />
						)}
						<RemovalSection {...propsOf("removal")} person={person} asked={removal} />
					</>
				)}
			</div>
		</>
	);
}
