import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { appointmentWays, maxMeetingPlaceLength } from "#domain/bookings/appointment-way.ts";
import { DeskPart, PartFold } from "./desk-part.tsx";
import type { LeadPartProps } from "./lead-page-props.ts";
import { PartNotice } from "./part-notice.tsx";
import { rowButton } from "./row-button.ts";
import { WorkForm } from "./work-form.tsx";

type Planned = LeadPartProps["lead"]["appointments"]["planned"][number];

/** The appointments with the person. */
export function LeadAppointments(props: LeadPartProps) {
	const { lead, copy, refused } = props;
	const text = copy.appointments;
	const own = refused?.intent === "appointment" ? refused : undefined;
	const { planned } = lead.appointments;
	return (
		<DeskPart
			id="appointments"
			title={text.title}
			note={planned.length === 0 ? text.none : undefined}
			action={
				<PartFold id="new-appointment" label={text.open} isOpen={Boolean(own)} isBeside>
					<AppointmentForm {...props} own={own} submit={text.set} />
				</PartFold>
			}
		>
			<PartNotice part="appointments" {...props} />
			{planned.length > 0 && (
				<ul className="grid gap-3">
					{planned.map((one) => (
						<PlannedAppointment key={one.id} {...props} appointment={one} />
					))}
				</ul>
			)}
		</DeskPart>
	);
}

function PlannedAppointment({ appointment, ...props }: LeadPartProps & { appointment: Planned }) {
	const { copy, refused } = props;
	const text = copy.appointments;
	const { id, when, startsAt, way, place, minutes, theirTime, hasBegun, isSchedulers } = appointment;
	const isMine = refused?.typed.appointment === id;
	const own = isMine && refused.intent === "appointment-moved" ? refused : undefined;
	const endings = [
		...(hasBegun ? (["done", "noShow"] as const) : []),
		...(isSchedulers ? [] : (["canceled"] as const)),
	];
	return (
		<li className="border-l-4 border-sand-300 pl-3">
			<p className="font-medium text-ink-900" id={`appointment-${id}`}>
				<time dateTime={startsAt}>{when}</time> · {copy.ways[way]}
			</p>
			<p className="mt-0.5 text-sm wrap-anywhere">{[minutes, theirTime, place].filter(Boolean).join(" · ")}</p>
			{isSchedulers && <p className="mt-1 text-sm">{text.schedulers}</p>}
			{endings.length > 0 && (
				<WorkForm
					{...props}
					part="appointments"
					intent="appointment-closed"
					appointment={id}
					className="mt-2 flex flex-wrap gap-2"
				>
					{(sending) => (
						<>
							<input type="hidden" name="sequence" value={appointment.sequence} />
							{endings.map((ending) => (
								<button
									key={ending}
									type="submit"
									name="state"
									value={ending}
									disabled={sending}
									aria-describedby={`appointment-${id}`}
									className={rowButton}
								>
									{ending === "canceled" ? text.cancel : text[ending]}
								</button>
							))}
						</>
					)}
				</WorkForm>
			)}
			{!isSchedulers && (
				<PartFold label={text.move} describedBy={`appointment-${id}`} isOpen={Boolean(own)}>
					<AppointmentForm {...props} own={own} submit={text.save} appointment={appointment} />
				</PartFold>
			)}
		</li>
	);
}

/** A new appointment, or an existing one with other values. */
function AppointmentForm({
	own,
	submit,
	appointment,
	...props
}: LeadPartProps & { own: LeadPartProps["refused"]; submit: string; appointment?: Planned }) {
	const { lead, copy } = props;
	const text = copy.appointments;
	const values: Record<string, string | undefined> = own?.typed ?? appointment?.typed ?? {};
	const idOf = (field: string) => ["appointment", appointment?.id, field].filter(Boolean).join("-");
	const errorOf = (field: string) => {
		const code = own?.errors?.[field];
		return code && copy.errors[code];
	};
	const lengths = lead.appointments.lengths;
	const known = lengths.some(({ value }) => value === values.minutes);
	return (
		<WorkForm
			{...props}
			part="appointments"
			intent={appointment ? "appointment-moved" : "appointment"}
			{...(appointment && { appointment: appointment.id })}
			className="grid grid-cols-[minmax(0,1fr)] gap-3"
		>
			{(sending) => (
				<>
					{appointment && <input type="hidden" name="sequence" value={appointment.sequence} />}
					<div className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2">
						<Field name="date" id={idOf("date")} label={text.date} error={errorOf("due")}>
							{(control) => <input {...control} type="date" required defaultValue={values.date} />}
						</Field>
						<Field name="time" id={idOf("time")} label={text.time}>
							{(control) => <input {...control} type="time" required defaultValue={values.time} />}
						</Field>
						<Field name="minutes" id={idOf("minutes")} label={text.minutes} error={errorOf("minutes")}>
							{(control) => (
								<Select {...control} chosen={known ? values.minutes : lengths[0]?.value} options={lengths} />
							)}
						</Field>
						<Field name="way" id={idOf("way")} label={text.way} error={errorOf("way")}>
							{(control) => (
								<Select
									{...control}
									chosen={values.way ?? appointmentWays[0]}
									options={appointmentWays.map((way) => ({ value: way, label: copy.ways[way] }))}
								/>
							)}
						</Field>
					</div>
					<Field name="place" id={idOf("place")} label={text.place} error={errorOf("place")}>
						{(control) => (
							<input {...control} type="text" maxLength={maxMeetingPlaceLength} defaultValue={values.place} />
						)}
					</Field>
					<p className="text-sm">
						{text.mailed} {!lead.person.email && text.noEmail}
					</p>
					<Button type="submit" variant="secondary" disabled={sending} className="justify-self-start">
						{sending ? copy.saving : submit}
					</Button>
				</>
			)}
		</WorkForm>
	);
}
