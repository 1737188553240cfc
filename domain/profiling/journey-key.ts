/** The session storage key of a visit's notes, used while personalization is allowed. */
export const journeyKey = "sf_journey";
