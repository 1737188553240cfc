export const appointmentWays = ["phone", "video", "office"] as const;
/** How an appointment takes place. */
export type AppointmentWay = (typeof appointmentWays)[number];

/** The address of a video call can be long. */
export const maxMeetingPlaceLength = 300;
