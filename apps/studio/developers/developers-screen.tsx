import { Navigate, useNavigate } from '@tanstack/react-router'
import { DevelopersPage } from '#features/developers/studio/developers-page.tsx'
import { deliveryHref } from '#features/webhooks/studio/addresses.ts'
import { WebhooksSection } from '#features/webhooks/studio/webhooks-section.tsx'
import { isOn } from '../shell/feature-flags.ts'
import { useMe } from '../shell/use-me.ts'

/** /settings/api-key; a community whose key is a wallet has no keys. */
export function DevelopersScreen() {
  const { issuer } = useMe()
  const navigate = useNavigate()
  if (!issuer) return null
  if (!issuer.isKms) return <Navigate to="/settings/profile" replace />
  const webhooks = isOn('webhooks') && (
    <WebhooksSection
      isMain={issuer.mainAdmin}
      onDelivery={(webhookId, deliveryId) => void navigate({ href: deliveryHref(webhookId, deliveryId) })}
    />
  )
  return (
    <DevelopersPage
      key={issuer.did}
      community={issuer.name}
      maskedKey={issuer.apiKey}
      webhooks={webhooks || undefined}
    />
  )
}
