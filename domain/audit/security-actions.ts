/** What entries of the audit log are about. Staff filter by it. */
export const auditKinds = [
	"signIns",
	"ownAccount",
	"secondFactors",
	"roles",
	"reads",
	"decisions",
	"blog",
	"refusals",
	"verifications",
	"renewals",
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** Everything that the security log and the audit ledger record. Each has its sentence in `audit.actions`. */
export const securityActions = {
	LOGIN_SUCCESS: "signIns",
	LOGIN_FAILURE: "signIns",
	LOGOUT: "signIns",
	SESSION_EXPIRED: "signIns",
	TOKEN_REFRESHED: "renewals",
	USER_UPDATED: "ownAccount",
	PASSWORD_RECOVERY: "ownAccount",
	PASSWORD_SET: "ownAccount",
	PASSWORD_CHANGED: "ownAccount",
	EMAIL_CHANGE_REQUESTED: "ownAccount",
	EMAIL_CHANGE_APPROVED: "ownAccount",
	EMAIL_CHANGED: "ownAccount",
	SESSIONS_ENDED: "ownAccount",
	LANGUAGE_CHOSEN: "ownAccount",
	DIGEST_CHOSEN: "ownAccount",
	ACCOUNT_DELETED: "ownAccount",
	FACTOR_ADDED: "secondFactors",
	FACTOR_REMOVED: "secondFactors",
	FACTOR_RESET: "secondFactors",
	FACTOR_FAILURE: "secondFactors",
	PASSKEY_ADDED: "secondFactors",
	PASSKEY_REMOVED: "secondFactors",
	RECOVERY_CODE_USED: "secondFactors",
	RECOVERY_CODES_RENEWED: "secondFactors",
	FACTOR_MISSING: "refusals",
	LIMIT_REACHED: "refusals",
	ACCESS_REFUSED: "refusals",
	ROLE_GRANTED: "roles",
	ROLE_REMOVED: "roles",
	ROLE_CHANGED: "roles",
	PERSON_REMOVED: "roles",
	INVITATION_SENT: "roles",
	INVITATION_WITHDRAWN: "roles",
	INVITATION_ACCEPTED: "roles",
	RECORD_CHANGED: "decisions",
	ROWS_READ: "reads",
	CERTIFICATE_EXPORTED: "reads",
	LEAD_RELEASED: "decisions",
	SPAM_CONFIRMED: "decisions",
	LEAD_QUARANTINED: "decisions",
	TASK_ADDED: "decisions",
	TASK_DONE: "decisions",
	TASK_REOPENED: "decisions",
	TASK_SNOOZED: "decisions",
	LEAD_TAKEN: "decisions",
	LEAD_GIVEN: "decisions",
	LEAD_STATUS_CHANGED: "decisions",
	LEAD_NOTE_ADDED: "decisions",
	LEAD_CALL_LOGGED: "decisions",
	LEAD_CALL_WITHDRAWN: "decisions",
	LEAD_NUMBER_CONFIRMED: "decisions",
	LEADS_CHANGED: "decisions",
	LEADS_RESTORED: "decisions",
	DATA_REQUEST_DECIDED: "decisions",
	STOP_RECORDED: "decisions",
	REPLY_SENT: "decisions",
	DELIVERY_RESENT: "decisions",
	POST_CREATED: "blog",
	TRANSLATION_STARTED: "blog",
	POST_DELETED: "blog",
	TRANSLATION_DELETED: "blog",
	DRAFT_TAKEN_OVER: "blog",
	VERSION_RESTORED: "blog",
	POST_PUBLISHED: "blog",
	POST_SCHEDULED: "blog",
	SCHEDULE_CANCELED: "blog",
	SCHEDULE_REFUSED: "blog",
	POST_UNPUBLISHED: "blog",
	POST_RENAMED: "blog",
	PREVIEW_CREATED: "blog",
	PREVIEW_ENDED: "blog",
	IMAGE_UPLOADED: "blog",
	REGISTER_EXPORTED: "blog",
	LEDGER_VERIFIED: "verifications",
} as const satisfies Record<string, AuditKind>;
export type SecurityAction = keyof typeof securityActions;

/** False for an action of another version of the site, which the ledger keeps all the same. */
export function isSecurityAction(action: string): action is SecurityAction {
	return Object.hasOwn(securityActions, action);
}

export function actionsOf(kind: AuditKind): SecurityAction[] {
	return Object.keys(securityActions)
		.filter(isSecurityAction)
		.filter((action) => securityActions[action] === kind);
}
