/** Where admins manage what other systems are told. */
const webhooksPath = "/admin/webhooks";

export function webhookPath(endpointId: string): string {
	return `${webhooksPath}/${endpointId}`;
}
