import { notifyBooking } from "./bookings/notify-booking.server.ts";
import { acknowledgeVisitor } from "./leads/acknowledge-visitor.server.ts";
import { deliverLeadWebhook } from "./leads/deliver-lead-webhook.server.ts";
import { notifyStaff } from "./leads/notify-staff.server.ts";
import { sendGuide } from "./leads/send-guide.server.ts";
import { sendReport } from "./leads/send-report.server.ts";
import type { JobHandlers } from "./platform/jobs.server.ts";
import type { Services } from "./services.server.ts";

/** Who does which job. */
export function jobHandlers(services: Services): JobHandlers {
	return {
		"notify-staff": ({ leadId }, id) => notifyStaff(services, leadId, id),
		"acknowledge-visitor": ({ leadId }, id) => acknowledgeVisitor(services, leadId, id),
		"send-report": ({ leadId }, id) => sendReport(services, leadId, id),
		"send-guide": ({ leadId }, id) => sendGuide(services, leadId, id),
		"deliver-lead-webhook": ({ leadId }, id) => deliverLeadWebhook(services, leadId, id),
		"notify-booking": ({ bookingEventId }, id) => notifyBooking(services, bookingEventId, id),
		"send-mail": (mail, id) => services.mailer.send(mail, id),
	};
}
