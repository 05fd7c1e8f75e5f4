import { Suspense } from 'react'
import { HelpLink } from '#features/help/view/help-link.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { lazyHere } from '#ui/calls/lazy-part.ts'
import { Section } from '#ui/layout/section.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { useDialogState } from '../../wallet/use-dialog-state.ts'
import type { Holder } from '../../wallet/use-holder.ts'
import { useWallet } from '../../wallet/wallet-context.tsx'
import { youPage } from '../../wallet-texts.ts'
import { KeyName } from './key-name.tsx'

const PhraseDialog = lazyHere(() => import('./phrase-dialog.tsx').then((module) => module.PhraseDialog))

/** Shows who keeps the wallet's keys, their DIDs, and how to restore an own key. */
export function KeySection({ holder }: { holder: Holder }) {
  const youPageTexts = useTexts(youPage)
  const wallet = useWallet()
  const phrase = useDialogState()
  const sealed = wallet.sealedKey()
  const isOwn = holder.kind === 'own'
  return (
    <Section lined="below" title={youPageTexts.key()} lead={isOwn ? youPageTexts.keyOwn() : youPageTexts.keyServer()}>
      <Stack as="dl">
        <KeyName label={youPageTexts.account()} text={youPageTexts.accountText()} did={holder.did} />
        {(isOwn || holder.badgeDid) && (
          <KeyName
            label={youPageTexts.badgeKey()}
            text={holder.badgeDid ? youPageTexts.badgeKeyText() : youPageTexts.badgeKeyLater()}
            did={holder.badgeDid}
          />
        )}
      </Stack>
      <HelpLink guide="wallet-and-key" />
      {isOwn && sealed && <Button onClick={phrase.open}>{youPageTexts.showPhrase()}</Button>}
      {phrase.opened && sealed && (
        <Suspense>
          <PhraseDialog sealed={sealed} onClose={phrase.close} />
        </Suspense>
      )}
    </Section>
  )
}
