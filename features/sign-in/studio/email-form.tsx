import { MailLinkForm } from '#ui/fields/mail-link-form.tsx'
import type { MailLink } from '#ui/fields/use-mail-link.ts'
import { useTexts } from '#ui/words/language.tsx'
import { signInScreen } from '../texts.ts'

/** Asks for the address to send the link to. */
export function EmailForm({ link }: { link: MailLink }) {
  const signInScreenTexts = useTexts(signInScreen)
  const words = {
    email: signInScreenTexts.email(),
    example: signInScreenTexts.emailExample(),
    send: signInScreenTexts.send(),
    sending: signInScreenTexts.sending(),
  }
  return <MailLinkForm link={link} words={words} />
}
