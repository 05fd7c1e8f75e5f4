import { useRef } from 'react'
import { Box } from '#ui/layout/box.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { waitingWords } from '../texts.ts'
import { useWaiting } from './use-waiting.ts'
import { WaitingCard } from './waiting-card.tsx'

/** Claim tokens of badges that a higher feature shows itself. */
type Props = { except?: string[] }

/** The badges that wait for this wallet, each collected by one press; nothing without one. */
export function WaitingBadges({ except = [] }: Props) {
  const waitingTexts = useTexts(waitingWords)
  const { data } = useWaiting()
  const title = useRef<HTMLHeadingElement>(null)
  const waiting = (data?.waiting ?? []).filter(({ token }) => !except.includes(token))
  if (waiting.length === 0) return null
  return (
    <Box as="section" below="xxl" aria-labelledby="waiting">
      <Heading id="waiting" below="s" type="heading" ref={title} tabIndex={-1}>
        {waitingTexts.title()}
      </Heading>
      <Stack as="ul" gap="s">
        {waiting.map((badge) => (
          <WaitingCard key={badge.token} badge={badge} onKept={() => title.current?.focus()} />
        ))}
      </Stack>
    </Box>
  )
}
