import { type ComponentType, useEffect, useRef } from 'react'
import { OtherFormats } from '#features/badges/files/wallet/other-formats.tsx'
import { ShareFirst } from '#features/badges/sharing/wallet/share-first.tsx'
import type { HeldBadge } from '#features/badges/wallet/held-badge.ts'
import { useHeldBadges } from '#features/badges/wallet/use-held-badges.ts'
import { EmailDoor } from '#features/holders/links/wallet/email-door.tsx'
import { useIsOffline } from '#features/holders/wallet/use-is-offline.ts'
import { ofTicket } from '#features/templates/event/ticket-wording-rules.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { keptView } from '../texts.ts'
import styles from './claim.module.css'
import type { Kept } from './use-keep.ts'

/** Passed in by the app: what can be done next, of higher features. */
export type NextPart = ComponentType<{ badge: HeldBadge }>

type Props = { kept: Kept; isTicket: boolean; email: string; next: NextPart; onOpenWallet: () => void }

const KEPT_TICKET = ofTicket(keptView)

/** The badge is collected: share it, what is next, and the way to the wallet's other badges. */
export function KeptView({ kept: { how, credentialId }, isTicket, email, next, onOpenWallet }: Props) {
  const keptViewTexts = useTexts(keptView)
  const keptTexts = useTexts(isTicket ? KEPT_TICKET : keptView)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
  }, [])
  return (
    <Row full middled centered pad="xl" className={styles.words}>
      <Text as="h1" type="hero" ref={title} tabIndex={-1}>
        {keptViewTexts.title()}
      </Text>
      <Text above="s" type="lead" tone="ink2" breaks>
        {how === 'open' ? keptTexts.text() : email ? keptTexts.limitedText({ email }) : keptTexts.memberText()}
      </Text>
      {how === 'open' ? (
        <KeptHere credentialId={credentialId} next={next} />
      ) : (
        <Stack gap="s" full className={styles.actions}>
          <EmailDoor address={email} onEntered={onOpenWallet} />
        </Stack>
      )}
    </Row>
  )
}

/** In a wallet that is open in this browser. */
function KeptHere({ credentialId, next: Next }: { credentialId: string; next: NextPart }) {
  const keptViewTexts = useTexts(keptView)
  const isOffline = useIsOffline()
  const { badges, read } = useHeldBadges()
  const badge = badges?.find(({ credential }) => credential.id === credentialId)
  const isMissing = !badge && !read.isFetching
  return (
    <>
      <Stack above="xl" gap="s" across="center" full>
        <ShareFirst badge={badge} isMissing={isMissing} disabled={isOffline} />
        <Button kind="quiet" fullWidth href="/">
          {keptViewTexts.open()}
        </Button>
      </Stack>
      {badge && (
        <Box full above="m" className={styles.start}>
          <Next badge={badge} />
          <OtherFormats badge={badge} />
        </Box>
      )}
    </>
  )
}
