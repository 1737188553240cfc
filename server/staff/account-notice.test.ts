import { expect, test } from "vitest";
import { accountNotice } from "./account-notice.server.ts";

test.each([
	["wrongCredentials", "bad", "Sign In Failed", "Invalid email or password."],
	["tooManySignUps", "bad", "Sign Up Failed", "Too many attempts. Please wait an hour and try again."],
	["passwordRefused", "bad", "Sign Up Failed", "This password is too easy to guess. Choose another one"],
	["accountExists", "bad", "Account Exists", "This email is already registered. Please sign in instead."],
	["unexpected", "bad", "Error", "An unexpected error occurred."],
	["accountCreated", "good", "Account Created!", "Please check your email to confirm your account."],
] as const)("%s is a toast of the catalogue", (notice, tone, title, text) => {
	expect(accountNotice("en", notice)).toEqual({ tone, title, text, isToast: true });
});

test.each(["tooManySignUps", "tooManyMails", "passwordLinkExpired", "mailRequested"] as const)(
	"%s answers a post as a toast",
	(notice) => {
		expect(accountNotice("ht", notice).isToast).toBe(true);
	},
);

test.each(["confirm", "choosePassword", "resetPassword"] as const)(
	"%s says what to do, and stays in the page",
	(notice) => {
		expect(accountNotice("es", notice)).toMatchObject({ tone: "good", isToast: false });
	},
);
