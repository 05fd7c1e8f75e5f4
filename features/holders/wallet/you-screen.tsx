import type { ReactNode } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { LanguageMenu } from '#ui/frames/language-menu.tsx'
import { ScreenHead } from '#ui/frames/screen-head.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { ToSignSection } from '../confirmations/wallet/to-sign-section.tsx'
import { KeySection } from '../keys/wallet/key-section.tsx'
import { youPage } from '../wallet-texts.ts'
import { AboutLinks } from './about-links.tsx'
import { AddressSection } from './address-section.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { ProfileSection } from './profile-section.tsx'
import { ThemeChoice } from './theme-choice.tsx'
import { useDialogState } from './use-dialog-state.ts'
import { useHolder, useHolderRead } from './use-holder.ts'
import { useIsOffline } from './use-is-offline.ts'

/**
 * Sections of higher features: `communities` of the holder, `notifications` of the device, what was `shown` from it,
 * `deletion` of the wallet.
 */
type Props = {
  onLeft: () => void
  communities: ReactNode
  notifications: ReactNode
  shown: ReactNode
  deletion: ReactNode
}

/** The person's own page: profile, addresses, key, device settings, sign-out and deletion. */
export function YouScreen({ onLeft, communities, notifications, shown, deletion }: Props) {
  const youPageTexts = useTexts(youPage)
  const holder = useHolder()
  const isOffline = useIsOffline()
  const read = useHolderRead()
  const leaving = useDialogState()
  return (
    <Box middled width="middle">
      <ScreenHead title={youPageTexts.title()} status={isOffline && youPageTexts.offline()} />
      {holder ? (
        <>
          <ToSignSection />
          <ProfileSection key={holder.id} holder={holder} disabled={isOffline} />
          {communities}
          <AddressSection holder={holder} disabled={isOffline} />
          <KeySection holder={holder} />
        </>
      ) : (
        !isOffline && (
          <Loaded query={read} coming={<RuledOutline kind="lines" count={4} />}>
            {() => null}
          </Loaded>
        )
      )}
      {holder && notifications}
      {holder && shown}
      <Section lined="below" title={youPageTexts.device()}>
        <Stack lined="between">
          <Row padBlock="xs" gap="l" rows="xs" justify="between" wrap>
            <span>{youPageTexts.language()}</span>
            <LanguageMenu />
          </Row>
          <Row gap="l" rows="xs" justify="between" wrap>
            <span>{youPageTexts.theme()}</span>
            <ThemeChoice />
          </Row>
        </Stack>
        <Box above="xl">
          <Button kind="danger" onClick={leaving.open}>
            {youPageTexts.leave()}
          </Button>
        </Box>
      </Section>
      {holder && !isOffline && deletion}
      <AboutLinks />
      <LeaveDialog opened={leaving.opened} onClose={leaving.close} onLeft={onLeft} />
    </Box>
  )
}
