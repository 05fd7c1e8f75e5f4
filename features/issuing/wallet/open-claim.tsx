import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock'
import { useEffect, useState } from 'react'
import { readCard } from '#features/badges/wallet/held-badge.ts'
import { CODE_LENGTH } from '#features/claims/rules.ts'
import { HelpLink } from '#features/help/view/help-link.tsx'
import { holderName, isNamed, useHolder, useIsHolderPending } from '#features/holders/wallet/use-holder.ts'
import { useWallet, useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { ofTicket } from '#features/templates/event/ticket-wording-rules.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { LanguageMenu } from '#ui/frames/language-menu.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { Claim } from '../contract.ts'
import { claimPage } from '../texts.ts'
import styles from './claim.module.css'
import { ClaimDialogs } from './claim-dialogs.tsx'
import { ClaimGround } from './claim-ground.tsx'
import { ClaimWords } from './claim-words.tsx'
import { CodeField } from './code-field.tsx'
import { KeptView, type NextPart } from './kept-view.tsx'
import { NameField } from './name-field.tsx'
import { OpenedLine } from './opened-line.tsx'
import { useClaimName } from './use-claim-name.ts'
import { useEntry } from './use-entry.ts'
import { useIsMine } from './use-is-mine.ts'
import { useKeep } from './use-keep.ts'
import { wayToKeep } from './way-to-keep.ts'

type Props = {
  token: string
  claim: Claim
  card: NonNullable<Claim['card']>
  issuer: NonNullable<Claim['issuer']>
  next: NextPart
  onOpenWallet: () => void
}

const CLAIM_OF_TICKET = ofTicket(claimPage)

/** A link that gives its badge: the card, its recipient, the button to collect it, and then the confirmation. */
export function OpenClaim({ token, claim, card, issuer, next, onOpenWallet }: Props) {
  const claimPageTexts = useTexts(claimPage)
  const ticketTexts = useTexts(CLAIM_OF_TICKET)
  const sentence = useProblemText()
  const format = useFormat()
  const wallet = useWallet()
  const state = useWalletState()
  const holder = useHolder()
  const isHolderPending = useIsHolderPending()
  const [code, setCode] = useState('')
  const entry = useEntry(token, claim)
  const isOpen = state === 'open' && holder !== undefined
  const naming = useClaimName(claim, isOpen)
  const keep = useKeep(
    { token, credentialIssuer: claim.credentialIssuer, code: claim.asksCode ? code : undefined },
    entry,
    naming,
  )
  const [door, setDoor] = useState<'choose' | 'unlock'>()
  const [isPressed, setIsPressed] = useState(false)
  const [confirming, setConfirming] = useState<() => void>()
  const isCodeWrong = claim.asksCode && keep.problem === 'invalid_grant'
  const isNameWrong = keep.problem === 'nameNotValid'
  const isMine = useIsMine(token, claim, isOpen)
  const isPending = isHolderPending || isMine === undefined

  /** The link's own requirements come first. */
  const confirmed = (go: () => void) => () => (entry.isConfirmed ? go() : setConfirming(() => go))
  const press = () => {
    // A press before the wallet has opened still collects the badge into that wallet.
    if (isPending) return setIsPressed(true)
    if (isOpen && !isMine && claim.ownWallet === 'own') return keep.refuse('notYours')
    const open = isOpen && isMine ? holder.kind : undefined
    const isMailed = claim.email !== '' || claim.ownWallet === 'email'
    const way = wayToKeep({ open, hasKey: wallet.key() !== undefined, isMailed })
    if (way === 'wallet') return keep.byWallet()
    if (way === 'mail') return keep.byMail()
    setDoor(way)
  }
  useEffect(() => {
    if (!isPressed || isPending) return
    setIsPressed(false)
    press()
  })
  const asksFirst = entry.isConfirmed ? '' : claimPageTexts.asksAddress()
  const ofOthers = { '': '', email: claimPageTexts.ofMember(), own: claimPageTexts.ofOwnKey() }[claim.ownWallet]
  const where =
    asksFirst ||
    (isOpen && isMine
      ? isNamed(holder)
        ? claimPageTexts.inWallet({ name: holderName(holder) })
        : claimPageTexts.inYours()
      : ofOthers || (claim.email && claimPageTexts.withAddress({ email: claim.email })))
  const { giver } = claim
  const ofThis = card.category === 'ticket' ? ticketTexts : claimPageTexts
  const [byMember, byIssuer] = keep.kept
    ? [ofThis.memberGaveBadge, ofThis.gaveBadge]
    : [ofThis.memberHasBadge, ofThis.hasBadge]
  const line = giver?.name ? byMember({ giver: giver.name }) : byIssuer()
  return (
    <main className={styles.page}>
      <ClaimGround card={readCard(card)} issuer={issuer} line={line} isKept={keep.kept !== undefined} />
      {keep.kept ? (
        <KeptView
          kept={keep.kept}
          isTicket={card.category === 'ticket'}
          email={claim.email}
          next={next}
          onOpenWallet={onOpenWallet}
        />
      ) : (
        <Row full middled centered pad="xl" className={styles.words}>
          <ClaimWords claim={claim} issuer={issuer.name} name={isOpen ? holder.pseudo : ''} />
          <Stack gap="s" full className={styles.actions}>
            {claim.asksCode && <CodeField issuer={issuer.name} code={code} onCode={setCode} isWrong={isCodeWrong} />}
            {naming.isAsked && (
              <NameField
                issuer={issuer.name}
                listed={claim.listedName}
                value={naming.value}
                onChange={(name) => {
                  naming.setValue(name)
                  if (isNameWrong) keep.refuse(undefined)
                }}
                onEnter={confirmed(press)}
                error={isNameWrong ? sentence('nameNotValid') : undefined}
              />
            )}
            {keep.problem && !isCodeWrong && !isNameWrong && <ProblemNote>{sentence(keep.problem)}</ProblemNote>}
            <Button
              kind="primary"
              fullWidth
              className={styles.keep}
              working={keep.working || isPressed}
              workingLabel={claimPageTexts.keeping()}
              disabled={state === 'offline' || (claim.asksCode && code.length < CODE_LENGTH)}
              onPointerEnter={claim.isShared ? entry.prepare : undefined}
              onClick={confirmed(press)}
            >
              {ofThis.keep()}
            </Button>
            {where && (
              <Text type="small" tone="ink2" breaks>
                {state === 'offline' ? ofThis.offline() : where}
              </Text>
            )}
            {claim.ownWallet !== 'email' && (
              <Button
                kind="quiet"
                fullWidth
                disabled={keep.working || isPressed}
                onClick={confirmed(() => setDoor('choose'))}
              >
                {claimPageTexts.another()}
              </Button>
            )}
          </Stack>
          {claim.endDate && (
            <Row as="p" above="s" gap="s" type="text" tone="ink3">
              <ClockIcon size={16} />
              {claimPageTexts.until({ date: format.longDay(claim.endDate) })}
            </Row>
          )}
          <OpenedLine claim={claim} />
        </Row>
      )}
      <Row below="s" padInline="xl" gap="xl" rows="xs" justify="center" wrap>
        <HelpLink guide="keep-a-badge" />
        <LanguageMenu />
      </Row>
      <ClaimDialogs
        token={token}
        claim={claim}
        entry={entry}
        confirming={confirming}
        onConfirming={setConfirming}
        door={door}
        onDoor={setDoor}
        onMailed={isOpen && claim.email ? keep.byMail : undefined}
        onEntered={keep.byWallet}
      />
    </main>
  )
}
