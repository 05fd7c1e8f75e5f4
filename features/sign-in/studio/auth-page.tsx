import { useEffect, useRef, useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import { Button } from '#ui/buttons/button.tsx'
import { useCall } from '#ui/calls/use-call.ts'
import { PublicCard } from '#ui/frames/public-card.tsx'
import { PublicFrame } from '#ui/frames/public-frame.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { ChevronLoader } from '#ui/marks/chevron-loader.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { createSignUpTokenByLink } from '../accounts/contract.ts'
import { AccountList } from '../accounts/studio/account-list.tsx'
import { AnotherCommunityDialog } from '../accounts/studio/another-community-dialog.tsx'
import { finalizeLink, verifyLink } from '../contract.ts'
import { authScreen } from '../texts.ts'
import { browserSecret, knownBrowserSecret } from './browser-secret.ts'
import { ConfirmLink } from './confirm-link.tsx'
import { dropLinkToken, linkTokenOfTab } from './link-token.ts'
import { enterWith } from './session.ts'

/** `onLeave` opens one of our pages, replacing this one in the history. */
type Props = { onLeave: (href: string) => void }

/**
 * /auth: reads the link. Spends it automatically only in the browser that requested it and with one community at most;
 * otherwise waits for a press on "Sign in" or for the choice of the community.
 */
export function AuthPage({ onLeave }: Props) {
  const authScreenTexts = useTexts(authScreen)
  const common = useTexts(words)
  const sentence = useProblemText()
  const verify = useCall(verifyLink)
  const finalize = useCall(finalizeLink, { trouble: 'serverRetry' })
  const [link, setLink] = useState<Output<typeof verifyLink>>()
  const [problem, setProblem] = useState<string>()
  const begin = useCall(createSignUpTokenByLink)
  const [isAdding, setIsAdding] = useState(false)
  const token = linkTokenOfTab()

  const leave = (href: string) => {
    dropLinkToken()
    onLeave(href)
  }
  const fail = (key: string, status: number) => {
    // The gate leads back here, where the link is still unread.
    if (key === 'gateClosed') return
    if (status >= 400 && status < 500 && status !== 429) return leave('/expired')
    setProblem(key)
  }
  const enter = async (did: string) => {
    if (!token) return leave('/signin')
    const { output, problem } = await finalize.run({ token, did, browser: browserSecret() })
    if (problem) return fail(problem.status >= 500 ? 'serverRetry' : problem.key, problem.status)
    leave(enterWith(output.token))
  }
  const add = async () => {
    if (!token || !link) return leave('/signin')
    const { output, problem } = await begin.run({ connexionEmail: link.email, token, browser: browserSecret() })
    if (problem) return fail(problem.key, problem.status)
    leave(enterWith(output.token))
  }
  const check = async () => {
    if (!token) return leave('/signin')
    setProblem(undefined)
    const { output, problem } = await verify.run({ token, browser: knownBrowserSecret() })
    if (problem) return fail(problem.key, problem.status)
    if (output.sameBrowser && output.options.length <= 1) return enter(output.options[0]?.did ?? '')
    setLink(output)
  }
  const begun = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is read once, when its page opens.
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    check()
  }, [])

  return (
    <PublicFrame title={authScreenTexts.page()} page={authScreenTexts.page()} home="/signin">
      <PublicCard>
        {problem ? (
          <>
            <h1>{authScreenTexts.failed()}</h1>
            <Text above="s" below="xxl" tone="ink2" breaks role="alert">
              {sentence(problem)}
            </Text>
            <Button kind="primary" working={verify.working || finalize.working} onClick={check}>
              {common.tryAgain()}
            </Button>
          </>
        ) : !link ? (
          <Row as="p" gap="m" tone="ink2" role="status">
            <ChevronLoader size={28} /> {authScreenTexts.checking()}
          </Row>
        ) : link.options.length > 1 ? (
          <AccountList
            email={link.email}
            options={link.options}
            working={finalize.working || begin.working}
            onAdd={() => setIsAdding(true)}
            onChoose={enter}
            onLogOff={() => leave('/signin')}
          />
        ) : (
          <ConfirmLink link={link} working={finalize.working} onEnter={enter} />
        )}
      </PublicCard>
      {isAdding && link && (
        <AnotherCommunityDialog
          email={link.email}
          working={begin.working}
          onKeep={add}
          onChange={() => leave('/signin?new=1')}
          onClose={() => setIsAdding(false)}
        />
      )}
    </PublicFrame>
  )
}
