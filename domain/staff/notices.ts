/** Notices above the form of the account page. Each has a title and a text under `account.notices`. */
export type AccountNotice =
	| "wrongCredentials"
	| "unconfirmed"
	| "linkExpired"
	| "passwordLinkExpired"
	| "sessionInvalid"
	| "tooManySignIns"
	| "tooManySignUps"
	| "accountExists"
	| "unexpected"
	| "accountCreated"
	| "confirm"
	| "choosePassword";
