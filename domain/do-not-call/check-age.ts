/** For how many days a check counts: 16 CFR 310.4(b)(3)(iv), 47 CFR 64.1200(c)(2)(i)(D). */
export const maxCheckAgeDays = 31;
