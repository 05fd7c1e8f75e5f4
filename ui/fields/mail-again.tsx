import { Button } from '../buttons/button.tsx'
import type { MailLink } from './use-mail-link.ts'

/** Requests the e-mail again once its countdown is over. */
export function MailAgain({ link, again, againIn }: { link: MailLink; again: string; againIn: string }) {
  return (
    <Button
      kind="quiet"
      size="compact"
      disabled={link.left > 0}
      working={link.sending}
      onFocus={link.prepare}
      onPointerEnter={link.prepare}
      onClick={() => void link.send()}
    >
      {link.left > 0 ? againIn : again}
    </Button>
  )
}
