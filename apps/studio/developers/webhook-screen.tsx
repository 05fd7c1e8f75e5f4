import { Navigate, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { DEVELOPERS_HREF, deliveryHref, webhookHref } from '#features/webhooks/studio/places.ts'
import { WebhookPage } from '#features/webhooks/studio/webhook-page.tsx'
import { useMe } from '../shell/use-me.ts'

/** /settings/api-key/webhooks/{webhookId}: an endpoint, and (`delivery`) one message that was sent to it. */
export function WebhookScreen() {
  const { issuer } = useMe()
  const { webhookId = '' } = useParams({ strict: false })
  const search: { delivery?: unknown } = useSearch({ strict: false })
  const deliveryId = typeof search.delivery === 'string' ? search.delivery : undefined
  const navigate = useNavigate()
  if (!issuer) return null
  if (!issuer.isKms) return <Navigate to="/settings/profile" replace />
  // The way back leads from a message to the developers page, whichever was opened in between.
  const go = (href: string) => void navigate({ href, replace: deliveryId !== undefined, resetScroll: false })
  return (
    <WebhookPage
      key={webhookId}
      webhookId={webhookId}
      isMain={issuer.mainAdmin}
      deliveryId={deliveryId}
      onDelivery={(id) => go(id === undefined ? webhookHref(webhookId) : deliveryHref(webhookId, id))}
      onGone={() => void navigate({ href: DEVELOPERS_HREF, replace: true })}
    />
  )
}
