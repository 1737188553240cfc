/** The service of leads that staff enter. No form has it, so nobody can send it. */
export const deskService = "desk";
