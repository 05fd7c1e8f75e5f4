import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { Claim } from '../contract.ts'
import { claimPage } from '../texts.ts'

/** Whether the page of a link says that it was opened; a used link, or one that nobody knows, has nothing to say. */
export function isNoted({ state }: Pick<Claim, 'state'>): boolean {
  return state !== 'used' && state !== 'unknown'
}

/** Tells the reader what the sender learns of them. */
export function OpenedLine({ claim }: { claim: Claim }) {
  const claimPageTexts = useTexts(claimPage)
  if (!isNoted(claim)) return null
  return (
    <Text above="xs" type="small" tone="ink3">
      {claimPageTexts.seen()}
    </Text>
  )
}
