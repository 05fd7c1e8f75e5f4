import { useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Shield } from '#ui/marks/shield.tsx'
import { useTexts } from '#ui/words/language.tsx'
import styles from '../../studio/auth-page.module.css'
import { invitationScreen } from '../texts.ts'
import type { ReadInvitation } from './invitation-card.tsx'

type Props = {
  invitation: ReadInvitation
  /** The address of the open session, '' for that of a wallet. */
  own: string
  onSignOut: () => Promise<void>
  onKeep: () => void
}

/** An invitation opened under another address: names both, and accepts nothing before the person has signed out. */
export function InvitationForOther({ invitation, own, onSignOut, onKeep }: Props) {
  const invitationTexts = useTexts(invitationScreen)
  const [isLeaving, setIsLeaving] = useState(false)
  const { community, profileImage, email } = invitation
  const signOut = async () => {
    setIsLeaving(true)
    await onSignOut()
  }
  return (
    <>
      <Shield name={community} picture={profileImage} size={44} />
      <h1>{invitationTexts.otherTitle()}</h1>
      <Text above="s" below="xl" tone="ink2" breaks>
        {own === ''
          ? invitationTexts.otherWallet({ community, email })
          : invitationTexts.otherText({ own, community, email })}
      </Text>
      <Row gap="m" align="stretch" wrap className={styles.actions}>
        <Button
          kind="primary"
          size="large"
          working={isLeaving}
          workingLabel={invitationTexts.signingOut()}
          onClick={signOut}
        >
          {invitationTexts.signOut()}
        </Button>
        <Button size="large" disabled={isLeaving} onClick={onKeep}>
          {invitationTexts.keep()}
        </Button>
      </Row>
    </>
  )
}
