/** What the account page may have to say above its form; each has a title and a text under `account.notices`. */
export const accountNotices = [
	"wrongCredentials",
	"unconfirmed",
	"linkExpired",
	"sessionInvalid",
	"tooManySignIns",
	"tooManySignUps",
	"accountExists",
	"signUpRefused",
	"unexpected",
	"accountCreated",
	"confirm",
] as const;
export type AccountNotice = (typeof accountNotices)[number];
