import { Navigate } from '@tanstack/react-router'
import { ChannelPage } from '#features/channel/studio/channel-page.tsx'
import { useMe } from '../shell/use-me.ts'

/** /settings/channel; a community whose key is a wallet has no channel. */
export function ChannelScreen() {
  const { issuer } = useMe()
  if (!issuer) return null
  if (!issuer.isKms) return <Navigate to="/settings/profile" replace />
  return <ChannelPage key={issuer.did} did={issuer.did} name={issuer.name} picture={issuer.profileImage} />
}
