import { PublicCard } from '../frames/public-card.tsx'
import { CodeForm } from './code-form.tsx'
import { MailAgain } from './mail-again.tsx'
import { MailLinkForm } from './mail-link-form.tsx'
import { type MailLinkCalls, useMailLink } from './use-mail-link.ts'

const captcha = { start: () => undefined, pass: async () => 'pass', reset: () => undefined }
const load = async (): Promise<MailLinkCalls> => ({ captcha, request: async () => ({ requestId: 'request' }) })
const WORDS = { email: 'E-mail', example: 'lea@example.org', send: 'Send me a link', sending: 'Sending' }
const CODE_WORDS = { code: 'Code from the e-mail', enter: 'Sign in', entering: 'Signing in' }

/** Signing in by e-mail: the address, then a code that is refused. */
export function SignInDemo() {
  const link = useMailLink({ load, againAfter: 15 })
  return (
    <PublicCard>
      {link.sent ? (
        <>
          <CodeForm words={CODE_WORDS} length={6} working={false} problem="codeWrong" onCode={() => undefined} />
          <MailAgain link={link} again="Send again" againIn={`Send again in ${link.left} s`} />
        </>
      ) : (
        <MailLinkForm link={link} words={WORDS} />
      )}
    </PublicCard>
  )
}
