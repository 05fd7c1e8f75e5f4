import { lazy, Suspense } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { youPage } from '../wallet-texts.ts'
import { useDialogState } from './use-dialog-state.ts'
import type { Holder } from './use-holder.ts'
import { useWallet } from './wallet-context.tsx'
import styles from './you-screen.module.css'

const PhraseDialog = lazy(() => import('./phrase-dialog.tsx').then((module) => ({ default: module.PhraseDialog })))

/** Shows who keeps the wallet's key, and how to restore an own key. */
export function KeySection({ holder }: { holder: Holder }) {
  const youPageTexts = useTexts(youPage)
  const wallet = useWallet()
  const phrase = useDialogState()
  const sealed = wallet.sealedKey()
  const isOwn = holder.kind === 'own'
  return (
    <section className={styles.section}>
      <h2>{youPageTexts.key()}</h2>
      <p className={styles.text}>{isOwn ? youPageTexts.keyOwn() : youPageTexts.keyServer()}</p>
      <dl className={styles.facts}>
        <dt>{youPageTexts.did()}</dt>
        <dd className="bz-mono">{holder.did}</dd>
      </dl>
      {isOwn && sealed && <Button onClick={phrase.open}>{youPageTexts.showPhrase()}</Button>}
      {phrase.opened && sealed && (
        <Suspense>
          <PhraseDialog sealed={sealed} onClose={phrase.close} />
        </Suspense>
      )}
    </section>
  )
}
