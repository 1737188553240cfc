/** Where admins manage the notifications to other systems. */
export const webhooksPath = "/admin/webhooks";

export function webhookPath(endpointId: string): string {
	return `${webhooksPath}/${endpointId}`;
}

/** One delivery and its attempts. */
export function webhookDeliveryPath(endpointId: string, deliveryId: string): string {
	return `${webhookPath(endpointId)}/${deliveryId}`;
}
