import type { ReactNode } from 'react'
import { EventFacts } from '#features/templates/event/view/event-facts.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Facts } from '#ui/lists/facts.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { Claim } from '../contract.ts'
import { claimPage } from '../texts.ts'
import styles from './claim.module.css'

type Props = {
  claim: Claim
  issuer: string
  /** The name of the person whose wallet is open. */
  name: string
}

/** What is said of a badge to collect: whose it is, their words, what it is for, and what collecting it reveals. */
export function ClaimWords({ claim, issuer, name }: Props) {
  const claimPageTexts = useTexts(claimPage)
  const { giver } = claim
  return (
    <>
      <Text as="h1" type="hero">
        {name ? claimPageTexts.yoursNamed({ name }) : claimPageTexts.yours()}
      </Text>
      {giver?.sentence && <Quote from={giver.name || claimPageTexts.aMember()}>{giver.sentence}</Quote>}
      {claim.message && (
        <Quote from={issuer}>
          <bdi>{claim.message}</bdi>
        </Quote>
      )}
      <Text above="s" type="lead" tone="ink2" breaks lang={claim.lang}>
        {claim.description}
      </Text>
      {claim.event && (
        <Facts above="l" beside gap="l" rows="xs">
          <EventFacts event={claim.event} />
        </Facts>
      )}
      {claim.criteria && (
        <Box as="details" above="xxs" tone="ink2" breaks>
          <Row as="summary" inline padBlock="s" tone="accent">
            {claimPageTexts.criteria()}
          </Row>
          <Text lines lang={claim.lang}>
            {claim.criteria}
          </Text>
        </Box>
      )}
      {claim.card?.category === 'membership' && (
        <Text
          padBlock="m"
          padInline="l"
          framed
          round="l"
          ground="raised"
          above="l"
          type="text"
          tone="ink2"
          breaks
          className={styles.start}
        >
          {claimPageTexts.joining({ issuer })}
        </Text>
      )}
    </>
  )
}

function Quote({ from, children }: { from: string; children: ReactNode }) {
  const claimPageTexts = useTexts(claimPage)
  return (
    <Text as="blockquote" above="m" type="heading" width="hint" breaks lines>
      {children}
      <Text as="cite" block above="xs" type="small" tone="ink3">
        {claimPageTexts.fromGiver({ giver: from })}
      </Text>
    </Text>
  )
}
