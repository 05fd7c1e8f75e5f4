import { Navigate, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { DEVELOPERS_HREF } from '#features/webhooks/studio/addresses.ts'
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
  const open = (delivery: string | undefined) =>
    void navigate({
      to: '.',
      search: ((query: Record<string, unknown>) => ({ ...query, delivery })) as never,
      replace: deliveryId !== undefined,
      resetScroll: false,
    })
  return (
    <WebhookPage
      key={webhookId}
      webhookId={webhookId}
      isMain={issuer.mainAdmin}
      deliveryId={deliveryId}
      onDelivery={open}
      onGone={() => void navigate({ href: DEVELOPERS_HREF, replace: true })}
    />
  )
}
