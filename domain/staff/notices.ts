/** What the account page may have to say above its form; each has a title and a text under `account.notices`. */
export type AccountNotice =
	| "wrongCredentials"
	| "unconfirmed"
	| "linkExpired"
	| "sessionInvalid"
	| "tooManySignIns"
	| "tooManySignUps"
	| "accountExists"
	| "signUpRefused"
	| "unexpected"
	| "accountCreated"
	| "confirm";
