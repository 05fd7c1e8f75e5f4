import { useEffect, useRef, useState } from 'react'
import { call } from '#base/call.ts'
import { CallProblem } from '#base/problem.ts'
import { Button } from '#ui/buttons/button.tsx'
import { useOnce } from '#ui/calls/use-once.ts'
import { ToldScreen } from '#ui/frames/told-screen.tsx'
import { Box } from '#ui/layout/box.tsx'
import { ChevronLoader } from '#ui/marks/chevron-loader.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { finalizeWalletLink, verifyWalletLink } from '../../contract.ts'
import { browserSecret, randomSecret } from '../../wallet/secrets.ts'
import { useWallet, useWalletState } from '../../wallet/wallet-context.tsx'
import { linkPage } from '../../wallet-texts.ts'

type Seen = { at: 'checking' } | { at: 'confirm'; email: string } | { at: 'ended' } | { at: 'failed'; key: string }

/**
 * The landing page of a mailed link. It finishes automatically only in the browser that requested it; elsewhere it
 * names the address and waits for a press, because mail scanners open links and run their scripts.
 */
export function LinkScreen({ token, onEntered }: { token: string | undefined; onEntered: () => void }) {
  const linkPageTexts = useTexts(linkPage)
  const sentence = useProblemText()
  const wallet = useWallet()
  // The link may end this browser's former session, which is still being renewed.
  const isReady = useWalletState() !== 'opening'
  const { language } = useLanguage()
  const [seen, setSeen] = useState<Seen>({ at: 'checking' })
  const isStarted = useRef(false)

  const refuse = (thrown: unknown) => {
    const key = thrown instanceof CallProblem ? thrown.key : 'serverError'
    setSeen(key === 'linkExpired' || key === 'invalidInput' ? { at: 'ended' } : { at: 'failed', key })
  }
  const { run: finish, working } = useOnce(async () => {
    try {
      const renewSecret = randomSecret()
      const browser = await browserSecret(wallet.store)
      const input = { token, browser, renewSecret, lang: language }
      await wallet.enter(await call({ origin: wallet.api }, finalizeWalletLink, input), renewSecret)
      onEntered()
    } catch (thrown) {
      refuse(thrown)
    }
  })
  const look = async () => {
    if (!token) return setSeen({ at: 'ended' })
    setSeen({ at: 'checking' })
    try {
      const browser = await browserSecret(wallet.store)
      const { email, sameBrowser } = await call({ origin: wallet.api }, verifyWalletLink, { token, browser })
      if (sameBrowser) await finish()
      else setSeen({ at: 'confirm', email })
    } catch (thrown) {
      refuse(thrown)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page; a second run would finish twice
  useEffect(() => {
    if (!isReady || isStarted.current) return
    isStarted.current = true
    look()
  }, [isReady])

  if (seen.at === 'checking') {
    return (
      <Box above="xxl" middled width="narrow" role="status">
        <ChevronLoader size={32} />
        <p className="bz-lead">{linkPageTexts.checking()}</p>
      </Box>
    )
  }
  if (seen.at === 'confirm') {
    return (
      <ToldScreen title={linkPageTexts.confirm()} text={linkPageTexts.confirmText({ email: seen.email })}>
        <Button
          kind="primary"
          size="large"
          fullWidth
          working={working}
          workingLabel={linkPageTexts.opening()}
          onClick={finish}
        >
          {linkPageTexts.open()}
        </Button>
        <p className="bz-small">{linkPageTexts.confirmNote()}</p>
      </ToldScreen>
    )
  }
  return (
    <ToldScreen
      title={seen.at === 'ended' ? linkPageTexts.ended() : linkPageTexts.failed()}
      text={seen.at === 'ended' ? linkPageTexts.endedText() : sentence(seen.key)}
      role="alert"
    >
      <Button kind="primary" size="large" fullWidth href="/signin">
        {linkPageTexts.another()}
      </Button>
    </ToldScreen>
  )
}
