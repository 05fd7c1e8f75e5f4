import type { Message } from '#platform/mail/mail.ts'
import { MARK_CID, mailMark } from '#platform/mail/mail-mark.ts'

/** An e-mail as a page can show it: its pictures inside the HTML, and no address that could be opened. */
export async function showMail({ subject, html, text, images = [] }: Message) {
  const inside = [...images, { cid: MARK_CID, contentType: 'image/png', content: await mailMark() }]
  const shown = inside.reduce(
    (drawn, { cid, contentType, content }) =>
      drawn.replaceAll(`src="cid:${cid}"`, `src="data:${contentType};base64,${content.toString('base64')}"`),
    html.replaceAll(' href="', ' data-href="'),
  )
  return { subject, html: shown, text }
}
