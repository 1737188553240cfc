/** The id of the cookie preferences dialog. */
export const preferencesId = "cookie-preferences";
