import { WALLET_STATES } from '#features/badges/rules.ts'
import { isOpenLink } from '#features/claims/rules.ts'
import type { Session } from '#features/sends/studio/session.ts'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { walletWords } from '../row-texts.ts'

/** What other wallets reported about the badges of a row; nothing without a report. */
export function WalletReport({ session }: { session: Session }) {
  const walletTexts = useTexts(walletWords)
  const { inWallets } = session
  if (!inWallets) return null
  const states = WALLET_STATES.filter((state) => inWallets[state] > 0)
  const said = states.map((state) =>
    isOpenLink(session) ? walletTexts[`${state}Of`]({ count: inWallets[state] }) : walletTexts[state](),
  )
  const full = isOpenLink(session) ? undefined : states.map((state) => walletTexts[`${state}Full`]()).join(' ')
  return (
    <Text as="small" block tone="ink2" title={full}>
      {said.join(' · ')}
    </Text>
  )
}
