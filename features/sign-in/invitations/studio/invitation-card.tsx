import type { Output } from '#base/endpoint.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Fact, Facts } from '#ui/lists/facts.tsx'
import { Shield } from '#ui/marks/shield.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import styles from '../../studio/auth-page.module.css'
import type { readInvitation } from '../contract.ts'
import { invitationScreen } from '../texts.ts'

export type ReadInvitation = Output<typeof readInvitation>

const LINES = { admin: 'asAdmin', contributor: 'asContributor', subCommunity: 'asSubCommunity' } as const

type Props = {
  invitation: ReadInvitation
  /** The button that was pressed, until the server answers. */
  working: 'accept' | 'decline' | undefined
  onAccept: () => void
  onDecline: () => void
}

/** An open invitation: who invites to which community, in which role and until when; nothing happens before a press. */
export function InvitationCard({ invitation, working, onAccept, onDecline }: Props) {
  const invitationTexts = useTexts(invitationScreen)
  const { dateTime } = useFormat()
  const { community, profileImage, role, name, email, inviter, folders, expiresAt } = invitation
  return (
    <>
      <Shield name={community} picture={profileImage} size={44} />
      <h1>{role === 'subCommunity' ? invitationTexts.create({ name }) : invitationTexts.title({ community })}</h1>
      <Text above="s" below="xl" tone="ink2" breaks>
        {invitationTexts[LINES[role]]({ inviter, community, name })}
      </Text>
      <Facts below="xxl">
        {role === 'subCommunity' ? (
          <Fact label={invitationTexts.inside()}>{community}</Fact>
        ) : (
          <Fact label={invitationTexts.role()}>{invitationTexts[role]()}</Fact>
        )}
        {folders.length > 0 && (
          <Fact label={invitationTexts.folders({ count: folders.length })}>
            <Box as="ul" className={styles.folders}>
              {folders.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </Box>
          </Fact>
        )}
        <Fact label={invitationTexts.address()}>{email}</Fact>
        <Fact label={invitationTexts.until()}>
          <time dateTime={expiresAt}>{dateTime(expiresAt)}</time>
        </Fact>
      </Facts>
      <Row gap="m" align="stretch" wrap className={styles.actions}>
        <Button
          kind="primary"
          size="large"
          disabled={working === 'decline'}
          working={working === 'accept'}
          workingLabel={invitationTexts.accepting()}
          onClick={onAccept}
        >
          {invitationTexts.accept()}
        </Button>
        <Button
          size="large"
          disabled={working === 'accept'}
          working={working === 'decline'}
          workingLabel={invitationTexts.declining()}
          onClick={onDecline}
        >
          {invitationTexts.decline()}
        </Button>
      </Row>
      <Text above="xl" type="small" tone="ink3" breaks>
        {invitationTexts.declineNote({ inviter })}
      </Text>
    </>
  )
}
