import { and, eq } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { userRoles, users } from "#database/schema.ts";
import { healthPagePath } from "#domain/health/health-address.ts";
import type { HealthCheckName, HealthValues } from "#domain/health/health-values.ts";
import { staffLanguage } from "#domain/locale/locales.ts";
import { fact } from "#emails/fact-table.tsx";
import { formatDateTime } from "#i18n/format.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import { draftEmail } from "../emails/email-draft.server.ts";
import { sendEmail } from "../emails/send-email.server.ts";
import type { Services } from "../services.server.ts";
import { sentenceOf } from "./sentence-of.server.ts";

/** A part, since when there is an alarm, and what was measured. */
export interface ToldAlarm {
	part: HealthCheckName;
	/** ISO 8601. */
	since: string;
	value: HealthValues[HealthCheckName];
}

/** Writes to one admin, in their language, what is wrong and what to do, or what works again. */
export async function mailAlarms(
	services: Pick<Services, "database" | "env" | "mailer" | "renderer">,
	{ adminId, event, alarms }: { adminId: string; event: "begun" | "over"; alarms: readonly ToldAlarm[] },
	jobId: string,
): Promise<void> {
	const [found] = await services.database.db
		.select({ admin: users })
		.from(users)
		.innerJoin(userRoles, and(eq(userRoles.user_id, users.id), eq(userRoles.role, "admin")))
		.where(eq(users.id, adminId));
	const [first] = alarms;
	if (!found || !first) return;
	const language = found.admin.language ?? found.admin.lastLanguage ?? staffLanguage;
	const { names, todo } = copyFor(language, "health");
	const t = translator(language, "health.filled");
	const title = t(`alarms.${event}.subject`, { count: alarms.length, name: names[first.part] });
	const text = t(`alarms.${event}.text`);
	const draft = draftEmail({ to: found.admin.email, subject: title }, "staffMessage", {
		language,
		copy: {
			preview: text,
			title,
			text,
			facts: alarms.flatMap(({ part, since, value }) => {
				const time = formatDateTime(language, new Date(since), agency.timeZone);
				const sentences = [
					sentenceOf(part, value, language),
					...(event === "begun" ? [todo[part]] : []),
					t(`alarms.${event}.since`, { time }),
				];
				return fact(names[part], sentences.join(" "));
			}),
			open: t("alarms.open"),
			footer: t("alarms.footer"),
		},
		dashboardUrl: `${services.env.siteOrigin}${healthPagePath}`,
	});
	await sendEmail(services, draft, jobId);
}
