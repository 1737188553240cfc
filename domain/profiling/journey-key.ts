/** Where the browser keeps the notes of one visit while personalization is allowed. */
export const journeyKey = "sf_journey";
