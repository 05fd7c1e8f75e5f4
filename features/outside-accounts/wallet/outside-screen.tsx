import type { ReactNode } from 'react'
import { useProof } from '#features/holders/wallet/use-proof.tsx'
import { useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { usePageTitle } from '#ui/browser/use-page-title.ts'
import { Button } from '#ui/buttons/button.tsx'
import { toastSuccess } from '#ui/calls/toast.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { ChevronLoader } from '#ui/marks/chevron-loader.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { outsidePage } from '../wallet-texts.ts'
import styles from './outside-screen.module.css'
import { readReturned, useFinishSignIn } from './use-finish-sign-in.ts'
import { useOutsideSignIn } from './use-outside-sign-in.ts'

/** `search`: the query with which the provider returned; `onGo` opens a page of the wallet in place of this one. */
type Props = { search: string; onGo: (path: string) => void }

/** /outside: where a provider returns. It finishes the sign-in by a call, and goes back to the page that began it. */
export function OutsideScreen({ search, onGo }: Props) {
  const pageTexts = useTexts(outsidePage)
  const sentence = useProblemText()
  usePageTitle(pageTexts.title())
  const isOpen = useWalletState() === 'open'
  const again = useOutsideSignIn()
  const proof = useProof()
  const { seen, begun, retry } = useFinishSignIn(readReturned(search), ({ name, back }) => {
    toastSuccess(pageTexts.linked({ name }))
    onGo(back)
  })
  const back = begun?.back ?? '/you'
  if (seen.at === 'working')
    return (
      <div className={styles.coming} role="status">
        <ChevronLoader size={32} />
        <p>{pageTexts.finishing()}</p>
      </div>
    )
  if (seen.at === 'nothing')
    return (
      <Told title={pageTexts.nothing()} text={pageTexts.nothingText()}>
        <Button kind="primary" size="footer" fullWidth onClick={() => onGo('/you')}>
          {pageTexts.toYou()}
        </Button>
      </Told>
    )
  if (seen.at === 'offline')
    return (
      <Told title={pageTexts.offline()} text={pageTexts.offlineText()}>
        <Button kind="primary" size="footer" fullWidth disabled={!isOpen} onClick={retry}>
          {pageTexts.retry()}
        </Button>
        <Button kind="quiet" fullWidth onClick={() => onGo(back)}>
          {pageTexts.back()}
        </Button>
      </Told>
    )
  return (
    <Told title={pageTexts.failed()} text={sentence(again.problem?.key ?? ('key' in seen ? seen.key : 'serverError'))}>
      {begun && (
        <Button
          kind="primary"
          size="footer"
          fullWidth
          working={again.opening !== undefined}
          onClick={() => proof.before(() => void again.start(begun))}
        >
          {pageTexts.again()}
        </Button>
      )}
      {proof.dialog}
      <Button kind={begun ? 'quiet' : 'primary'} fullWidth onClick={() => onGo(back)}>
        {pageTexts.back()}
      </Button>
    </Told>
  )
}

function Told({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Stack middled width="narrow" gap="l" className={styles.page}>
      <h1 className="bz-hero">{title}</h1>
      <p className="bz-lead" role="alert">
        {text}
      </p>
      <Stack above="s" gap="s">
        {children}
      </Stack>
    </Stack>
  )
}
