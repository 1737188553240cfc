/** Of the dialog that the notice and the footer of every page open. */
export const preferencesId = "cookie-preferences";
