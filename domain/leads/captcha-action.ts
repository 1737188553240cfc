/** The action that a captcha token is made for and checked against, whichever form it comes from. */
export const captchaAction = "contact_form";
