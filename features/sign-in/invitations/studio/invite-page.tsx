import { useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { useCall, useQueryCall } from '#ui/calls/use-call.ts'
import { PublicCard } from '#ui/frames/public-card.tsx'
import { PublicFrame } from '#ui/frames/public-frame.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { ChevronLoader } from '#ui/marks/chevron-loader.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { browserSecret } from '../../studio/browser-secret.ts'
import { enterWith, readSession } from '../../studio/session.ts'
import { keepWay } from '../../studio/sign-in-way.ts'
import { acceptInvitation, declineInvitation, readInvitation } from '../contract.ts'
import { invitationScreen } from '../texts.ts'
import { InvitationCard } from './invitation-card.tsx'
import { InvitationEnd } from './invitation-end.tsx'
import { InvitationForOther } from './invitation-for-other.tsx'
import { InviteCode } from './invite-code.tsx'

type Props = {
  /** The token of the link that opened the page, '' without one. */
  token: string
  /** Opens one of our pages, replacing this one in the history. */
  onLeave: (href: string) => void
  /** Ends the session here and on the server, and opens the invitation again. */
  onSignOut: () => Promise<void>
}

/** /invite: shows the invitation of a mailed link, to accept or decline; without a link it asks for the six digits. */
export function InvitePage({ token, onLeave, onSignOut }: Props) {
  const invitationTexts = useTexts(invitationScreen)
  const enter = (session: string) => {
    keepWay('email')
    onLeave(enterWith(session))
  }
  return (
    <PublicFrame title={invitationTexts.page()} page={invitationTexts.page()} home="/signin">
      <PublicCard>
        {token === '' ? (
          <InviteCode onEntered={enter} />
        ) : (
          <Invitation token={token} onEntered={enter} onLeave={onLeave} onSignOut={onSignOut} />
        )}
      </PublicCard>
    </PublicFrame>
  )
}

type InvitationProps = Props & { onEntered: (session: string) => void }

function Invitation({ token, onEntered, onLeave, onSignOut }: InvitationProps) {
  const invitationTexts = useTexts(invitationScreen)
  const common = useTexts(words)
  const sentence = useProblemText()
  const read = useQueryCall(readInvitation, { token }, { quiet: true, staleTime: Number.POSITIVE_INFINITY })
  const accept = useCall(acceptInvitation)
  const decline = useCall(declineInvitation)
  const [isDeclined, setIsDeclined] = useState(false)
  // Read once: accepting opens another session, and the page stays until the next one has loaded.
  const [own] = useState(() => readSession().full?.claims)

  const onAccept = async () => {
    const { output } = await accept.run({ token, browser: browserSecret() })
    if (output) onEntered(output.token)
  }
  const onDecline = async () => {
    const { output } = await decline.run({ token })
    setIsDeclined(output !== undefined)
  }
  const isExpired = [read.error?.key, accept.problem?.key, decline.problem?.key].includes('linkExpired')
  if (isExpired) {
    return <InvitationEnd title={invitationTexts.expired()} text={invitationTexts.expiredText()} />
  }
  if (read.error) {
    return (
      <>
        <h1>{invitationTexts.failed()}</h1>
        <Text above="s" below="xxl" tone="ink2" breaks role="alert">
          {sentence(read.error.key)}
        </Text>
        <Button kind="primary" working={read.isFetching} onClick={() => read.refetch()}>
          {common.tryAgain()}
        </Button>
      </>
    )
  }
  if (!read.data) {
    return (
      <Row as="p" gap="m" tone="ink2" role="status">
        <ChevronLoader size={28} /> {invitationTexts.reading()}
      </Row>
    )
  }
  const { community, inviter, email } = read.data
  if (isDeclined) {
    const text = invitationTexts.declinedText({ community, inviter })
    return <InvitationEnd title={invitationTexts.declined()} text={text} />
  }
  if (own && own.connexionEmail !== email) {
    return (
      <InvitationForOther
        invitation={read.data}
        own={own.connexionEmail}
        onSignOut={onSignOut}
        onKeep={() => onLeave('/')}
      />
    )
  }
  return (
    <InvitationCard
      invitation={read.data}
      working={accept.working ? 'accept' : decline.working ? 'decline' : undefined}
      onAccept={onAccept}
      onDecline={onDecline}
    />
  )
}
