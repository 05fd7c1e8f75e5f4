import { useWallet } from '#features/holders/wallet/wallet-context.tsx'
import { CheckedMark } from '#ui/marks/checked-mark.tsx'

/** The verified mark of a community of this wallet's server; nothing without one. */
export function CommunityMark({ promotedAt }: { promotedAt: string | undefined }) {
  const { api } = useWallet()
  return promotedAt ? <CheckedMark at={promotedAt} host={new URL(api).host} /> : null
}
