import { Suspense, useState } from 'react'
import { useOwnDoor } from '#features/holders/keys/wallet/use-own-door.ts'
import { EmailDoor } from '#features/holders/links/wallet/email-door.tsx'
import { useWallet, useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { lazyHere } from '#ui/calls/lazy-part.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Text } from '#ui/layout/text.tsx'
import { EntryLink } from '#ui/lists/entry-link.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { Claim } from '../contract.ts'
import { doorsDialog } from '../texts.ts'
import type { useEntry } from './use-entry.ts'

const MakeKey = lazyHere(() => import('#features/holders/keys/wallet/make-key.tsx').then((m) => m.MakeKey))
const RestoreKey = lazyHere(() => import('#features/holders/keys/wallet/restore-key.tsx').then((m) => m.RestoreKey))
const UnlockKey = lazyHere(() => import('#features/holders/keys/wallet/unlock-key.tsx').then((m) => m.UnlockKey))
const OtherApp = lazyHere(() => import('./other-app.tsx').then((m) => m.OtherApp))

type Door = 'choose' | 'unlock' | 'email' | 'own' | 'restore' | 'app'
type Props = {
  first: 'choose' | 'unlock'
  token: string
  claim: Claim
  entry: Pick<ReturnType<typeof useEntry>, 'open'>
  onClose: () => void
  /** Keeps it in the wallet of the mailed address, when that is not the default. */
  onMailed?: () => void
  /** A wallet is now open; the badge goes there. */
  onEntered: () => void
}

/** The other places to keep a badge: e-mail, an own key, any wallet that supports OpenID4VCI. */
export function DoorsDialog({ first, token, claim, entry, onClose, onMailed, onEntered }: Props) {
  const doorsDialogTexts = useTexts(doorsDialog)
  const wallet = useWallet()
  const isOpen = useWalletState() === 'open'
  const [door, setDoor] = useState<Door>(first)
  const sealed = wallet.sealedKey()
  const enterBy = (next: Door) => {
    // The e-mail's link may open in another tab of this browser, and returns here from there.
    if (next === 'email') wallet.store.set('next', `/claim/${token}`).catch(() => undefined)
    setDoor(next)
  }
  const entered = () => {
    wallet.store.remove('next').catch(() => undefined)
    onClose()
    onEntered()
  }
  const own = useOwnDoor(entered)
  const mailed = () => {
    onClose()
    onMailed?.()
  }
  const choices: { door: Door; label: string; text: string; onSelect?: () => void }[] = [
    ...(onMailed
      ? [
          {
            door: 'email' as const,
            label: doorsDialogTexts.mailed({ email: claim.email }),
            text: doorsDialogTexts.mailedText(),
            onSelect: mailed,
          },
        ]
      : []),
    ...(claim.email || isOpen
      ? []
      : [{ door: 'email' as const, label: doorsDialogTexts.email(), text: doorsDialogTexts.emailText() }]),
    ...(sealed && !isOpen
      ? [{ door: 'unlock' as const, label: doorsDialogTexts.sealed(), text: doorsDialogTexts.sealedText() }]
      : []),
    { door: 'own', label: doorsDialogTexts.own(), text: doorsDialogTexts.ownText() },
    { door: 'restore', label: doorsDialogTexts.restore(), text: doorsDialogTexts.restoreText() },
    { door: 'app', label: doorsDialogTexts.app(), text: doorsDialogTexts.appText() },
  ]
  const title = {
    choose: doorsDialogTexts.title(),
    unlock: doorsDialogTexts.unlock(),
    email: doorsDialogTexts.email(),
    own: doorsDialogTexts.own(),
    restore: doorsDialogTexts.restore(),
    app: doorsDialogTexts.app(),
  }
  return (
    <Dialog opened onClose={onClose} title={title[door]} keepOpen={door === 'own' || door === 'restore'}>
      <Suspense fallback={<RuledOutline kind="lines" count={2} />}>
        {door === 'choose' && (
          <Box as="ul" lined="between">
            {choices.map((choice) => (
              <li key={choice.label}>
                <EntryLink leads onClick={choice.onSelect ?? (() => enterBy(choice.door))}>
                  <Text as="strong" block above="s">
                    {choice.label}
                  </Text>
                  <Text as="span" block below="s" tone="ink2" weight={400}>
                    {choice.text}
                  </Text>
                </EntryLink>
              </li>
            ))}
          </Box>
        )}
        {door === 'email' && <EmailDoor onEntered={entered} />}
        {door === 'unlock' && sealed && <UnlockKey sealed={sealed} onKey={(key) => own.open(key)} />}
        {door === 'own' && <MakeKey onEntered={entered} />}
        {door === 'restore' && <RestoreKey onEntered={entered} />}
        {door === 'app' && <OtherApp entry={entry} />}
      </Suspense>
      {own.problem && (
        <Box above="l">
          <ProblemNote>{own.problem}</ProblemNote>
        </Box>
      )}
    </Dialog>
  )
}
