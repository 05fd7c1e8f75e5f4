/** The page on which the endpoints are listed. */
export const DEVELOPERS_HREF = '/settings/api-key'

/** The address of the page of an endpoint. */
export function webhookHref(webhookId: string): string {
  return `${DEVELOPERS_HREF}/webhooks/${encodeURIComponent(webhookId)}`
}

/** The address of that page with one message open. */
export function deliveryHref(webhookId: string, deliveryId: string): string {
  return `${webhookHref(webhookId)}?delivery=${encodeURIComponent(deliveryId)}`
}
