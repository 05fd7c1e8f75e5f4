import { CODE_LENGTH } from '#features/sign-in/rules.ts'
import { Button } from '#ui/buttons/button.tsx'
import { CodeForm } from '#ui/fields/code-form.tsx'
import { MailAgain } from '#ui/fields/mail-again.tsx'
import { MailLinkForm } from '#ui/fields/mail-link-form.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { emailDoor } from '../../wallet-texts.ts'
import { useWalletLink } from './use-wallet-link.ts'

type Props = {
  /** A known address: nothing has to be typed. */
  address?: string | undefined
  /** Confirms the address of the open wallet, which stays as it is. */
  isProof?: boolean
  /** What it says instead of that it opens the wallet. */
  words?: { send: string; sent: (values: { email: string }) => string; open: string; opening: string }
  onEntered: () => void
}

/** Opens a wallet by e-mail: the address, then the six digits from the e-mail (its link opens the wallet as well). */
export function EmailDoor({ address, isProof = false, words: own, onEntered }: Props) {
  const emailDoorTexts = useTexts(emailDoor)
  const { link, finish, finishing, problem, forget } = useWalletLink(address, isProof)
  if (!link.sent) {
    const words = {
      email: emailDoorTexts.email(),
      example: emailDoorTexts.example(),
      send: own?.send ?? emailDoorTexts.send(),
      sending: emailDoorTexts.sending(),
    }
    return <MailLinkForm link={link} words={words} isFixed={address !== undefined} onPointerEnter={link.prepare} />
  }
  const words = {
    code: emailDoorTexts.code(),
    enter: own?.open ?? emailDoorTexts.open(),
    entering: own?.opening ?? emailDoorTexts.opening(),
  }
  const enter = async (code: string) => {
    if (await finish(code)) onEntered()
  }
  return (
    <Stack gap="l">
      <Text type="lead" tone="ink2" role="status">
        {(own?.sent ?? emailDoorTexts.sent)({ email: link.sent.email })}
      </Text>
      <CodeForm
        words={words}
        length={CODE_LENGTH}
        working={finishing}
        problem={problem}
        note={link.problem}
        onType={forget}
        onCode={enter}
      />
      <Row as="p" gap="s" align="stretch" justify="between" wrap>
        {address === undefined && (
          <Button kind="quiet" size="compact" onClick={link.back}>
            {emailDoorTexts.change()}
          </Button>
        )}
        <MailAgain link={link} again={emailDoorTexts.again()} againIn={emailDoorTexts.againIn({ count: link.left })} />
      </Row>
    </Stack>
  )
}
