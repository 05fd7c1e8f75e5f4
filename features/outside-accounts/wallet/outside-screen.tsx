import { useProof } from '#features/holders/wallet/use-proof.tsx'
import { useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { usePageTitle } from '#ui/browser/use-page-title.ts'
import { Button } from '#ui/buttons/button.tsx'
import { toastSuccess } from '#ui/calls/toast.ts'
import { ToldScreen } from '#ui/frames/told-screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { ChevronLoader } from '#ui/marks/chevron-loader.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { outsidePage } from '../wallet-texts.ts'
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
      <Stack
        style={{ minHeight: '50dvh', alignContent: 'center' }}
        gap="l"
        across="center"
        tone="ink2"
        centered
        role="status"
      >
        <ChevronLoader size={32} />
        <p>{pageTexts.finishing()}</p>
      </Stack>
    )
  if (seen.at === 'nothing')
    return (
      <ToldScreen title={pageTexts.nothing()} text={pageTexts.nothingText()} role="alert">
        <Button kind="primary" size="large" fullWidth onClick={() => onGo('/you')}>
          {pageTexts.toYou()}
        </Button>
      </ToldScreen>
    )
  if (seen.at === 'offline')
    return (
      <ToldScreen title={pageTexts.offline()} text={pageTexts.offlineText()} role="alert">
        <Button kind="primary" size="large" fullWidth disabled={!isOpen} onClick={retry}>
          {pageTexts.retry()}
        </Button>
        <Button kind="quiet" fullWidth onClick={() => onGo(back)}>
          {pageTexts.back()}
        </Button>
      </ToldScreen>
    )
  return (
    <ToldScreen
      title={pageTexts.failed()}
      text={sentence(again.problem?.key ?? ('key' in seen ? seen.key : 'serverError'))}
      role="alert"
    >
      {begun && (
        <Button
          kind="primary"
          size="large"
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
    </ToldScreen>
  )
}
