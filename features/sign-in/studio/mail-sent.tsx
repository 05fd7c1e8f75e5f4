import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { Suspense, useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import { QueryFrame } from '#ui/calls/query-frame.tsx'
import { useCall } from '#ui/calls/use-call.ts'
import { CodeForm } from '#ui/fields/code-form.tsx'
import { MailAgain } from '#ui/fields/mail-again.tsx'
import type { MailLink } from '#ui/fields/use-mail-link.ts'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { AccountList, type AccountOption } from '../accounts/studio/account-list.tsx'
import { finalizeCode } from '../contract.ts'
import { CODE_LENGTH, codeProblems } from '../rules.ts'
import { mailSentScreen } from '../texts.ts'
import { browserSecret } from './browser-secret.ts'
import { enterWith } from './session.ts'
import styles from './sign-in-page.module.css'

const AnotherCommunityDialog = lazyPart(() =>
  import('../accounts/studio/another-community-dialog.tsx').then((module) => module.AnotherCommunityDialog),
)

type Props = { link: MailLink; sent: { email: string; requestId: string }; onEntered: (href: string) => void }

/** Shown once the e-mail is sent: names the address, takes the six digits, resends after 15 s, goes back. */
export function MailSent(props: Props) {
  return (
    <QueryFrame>
      <Sent {...props} />
    </QueryFrame>
  )
}

function Sent({ link, sent, onEntered }: Props) {
  const mailSentScreenTexts = useTexts(mailSentScreen)
  const sentence = useProblemText()
  const finish = useCall(finalizeCode, { trouble: 'serverRetry' })
  const [choice, setChoice] = useState<{ code: string; options: AccountOption[] }>()

  const [isAdding, setIsAdding] = useState(false)

  const enter = async (code: string, chosen: { did?: string; another?: boolean } = {}) => {
    const { output } = await finish.run({ requestId: sent.requestId, code, browser: browserSecret(), ...chosen })
    if (!output) {
      setIsAdding(false)
      return setChoice(undefined)
    }
    if (output.token === '') return setChoice({ code, options: output.options })
    onEntered(enterWith(output.token))
  }
  if (choice) {
    return (
      <div className={styles.body}>
        <AccountList
          email={sent.email}
          options={choice.options}
          working={finish.working}
          onAdd={() => setIsAdding(true)}
          onChoose={(did) => enter(choice.code, { did })}
          onLogOff={link.reset}
        />
        {isAdding && (
          <Suspense>
            <AnotherCommunityDialog
              email={sent.email}
              working={finish.working}
              onKeep={() => enter(choice.code, { another: true })}
              onChange={() => {
                link.reset()
                onEntered('/signin?new=1')
              }}
              onClose={() => setIsAdding(false)}
            />
          </Suspense>
        )}
      </div>
    )
  }
  return (
    <>
      <div className={styles.body}>
        <h1>{mailSentScreenTexts.title()}</h1>
        <Text above="xs" below="l" tone="ink2" breaks>
          {mailSentScreenTexts.sent({ email: sent.email })}
        </Text>
        <CodeForm
          words={{
            code: mailSentScreenTexts.code(),
            enter: mailSentScreenTexts.enter(),
            entering: mailSentScreenTexts.entering(),
          }}
          length={CODE_LENGTH}
          working={finish.working}
          problem={finish.problem?.key}
          check={codeProblems}
          onCode={enter}
        />
        {link.problem && (
          <Text above="m" type="small" tone="error" role="alert">
            {sentence(link.problem)}
          </Text>
        )}
      </div>
      <Row padBlock="l" padInline="xl" lined="above" as="p" gap="l" rows="xs" justify="between" wrap tone="ink2">
        <Button kind="quiet" size="compact" icon={<ArrowLeftIcon size={16} />} onClick={link.reset}>
          {mailSentScreenTexts.back()}
        </Button>
        <MailAgain
          link={link}
          again={mailSentScreenTexts.again()}
          againIn={mailSentScreenTexts.againIn({ count: link.left })}
        />
      </Row>
    </>
  )
}
