import { escapeHtml } from '../base/escape-html.ts'
import { type Language, say, texts } from '../base/text.ts'
import { MARK_CID } from './mail-mark.ts'

const sentences = texts({
  orCode: {
    en: 'Or type this code on the page that asked for it:',
    fr: 'Ou saisissez ce code sur la page qui l’a demandé :',
  },
  typeCode: {
    en: 'Type this code on the page that asked for it:',
    fr: 'Saisissez ce code sur la page qui l’a demandé :',
  },
  linkBelow: {
    en: 'If the button does not work, open this link:',
    fr: 'Si le bouton ne fonctionne pas, ouvrez ce lien :',
  },
})

export type FramedMail = {
  language: Language
  /** One line, also the preview text in a mail program. */
  title: string
  lines: string[]
  /** Without one the e-mail only contains a code. */
  action?: { label: string; url: string }
  code?: string
  /** `cid` and alternative text of a picture in the e-mail, shown 240 wide. */
  picture?: { cid: string; alt: string }
  /** A second picture below the button, shown 200 wide, with its caption; the plain text names its file. */
  enclosed?: { cid: string; filename: string; alt: string; title: string; lines: string[] }
  /** Small print, with an optional link. */
  foot: string
  footLink?: { label: string; url: string }
}

/**
 * Renders an e-mail in the product's frame: HTML that looks alike in mail programs, and the same words as plain text.
 */
export async function frameMail(mail: FramedMail): Promise<{ html: string; text: string }> {
  // Loaded with the first e-mail: it would take a sixth of the server's start time.
  const { default: mjml2html } = await import('mjml')
  const { html } = await mjml2html(draw(mail), { validationLevel: 'skip' })
  return { html, text: write(mail) }
}

function draw(mail: FramedMail): string {
  const words = (key: keyof typeof sentences) => escapeHtml(say(sentences[key], mail.language))
  const picture = mail.picture
    ? `<mj-section background-color="#E9E7F5" border-radius="20px 20px 0 0" padding="36px 0 32px"><mj-column>
        <mj-image src="cid:${mail.picture.cid}" alt="${escapeHtml(mail.picture.alt)}" width="240px" padding="0" />
      </mj-column></mj-section>`
    : ''
  const radius = mail.picture ? '0 0 20px 20px' : '20px'
  const code = mail.code
    ? `<mj-text font-size="14px" padding="8px 32px 0">${words(mail.action ? 'orCode' : 'typeCode')}</mj-text>
       <mj-text font-size="28px" font-weight="600" letter-spacing="4px" padding="8px 32px 16px">${escapeHtml(mail.code)}</mj-text>`
    : ''
  const button = mail.action
    ? `<mj-button href="${escapeHtml(mail.action.url)}" align="left" background-color="#211970" color="#FFFFFF" border-radius="12px" font-size="16px" font-weight="600" inner-padding="14px 24px" padding="8px 32px 16px">${escapeHtml(mail.action.label)}</mj-button>`
    : ''
  const plainLink = mail.action
    ? `<mj-text font-size="13px" line-height="18px" color="#676280" padding="8px 32px 0">${words('linkBelow')}<br /><a href="${escapeHtml(mail.action.url)}">${escapeHtml(mail.action.url)}</a></mj-text>`
    : ''
  const enclosed = mail.enclosed
    ? `<mj-divider border-width="1px" border-color="#E5E3EE" padding="20px 32px 16px" />
       <mj-text font-size="20px" line-height="26px" font-weight="700">${escapeHtml(mail.enclosed.title)}</mj-text>
       <mj-image src="cid:${mail.enclosed.cid}" alt="${escapeHtml(mail.enclosed.alt)}" align="left" width="200px" padding="0 32px 12px" />
       ${mail.enclosed.lines.map((line) => `<mj-text>${escapeHtml(line)}</mj-text>`).join('\n')}`
    : ''
  const footLink = mail.footLink
    ? `<br /><a href="${escapeHtml(mail.footLink.url)}">${escapeHtml(mail.footLink.label)}</a>`
    : ''
  return `<mjml lang="${mail.language}"><mj-head>
    <mj-title>${escapeHtml(mail.title)}</mj-title>
    <mj-raw><meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light"></mj-raw>
    <mj-preview>${escapeHtml(mail.lines[0] ?? '')}</mj-preview>
    <mj-attributes>
      <mj-all font-family="'Instrument Sans', 'Helvetica Neue', Arial, sans-serif" color="#17132B" />
      <mj-text line-height="24px" font-size="16px" padding="0 32px 12px" />
    </mj-attributes>
    <mj-style>a { color: #4723AD } </mj-style>
  </mj-head>
  <mj-body background-color="#F2F1F7" width="560px">
    <mj-section padding="28px 0 12px"><mj-column><mj-text font-size="20px" line-height="32px" font-weight="700" color="#211970" padding="0 32px"><img src="cid:${MARK_CID}" alt="" width="32" height="32" style="vertical-align:middle;border:0;margin:-4px 8px 0 -4px" />Blazon</mj-text></mj-column></mj-section>
    ${picture}
    <mj-section background-color="#FFFFFF" border-radius="${radius}" padding="24px 0 28px"><mj-column>
      <mj-text font-size="26px" line-height="32px" font-weight="700" padding="8px 32px 12px">${escapeHtml(mail.title)}</mj-text>
      ${mail.lines.map((line) => `<mj-text>${escapeHtml(line)}</mj-text>`).join('\n')}
      ${button}
      ${code}
      ${plainLink}
      ${enclosed}
    </mj-column></mj-section>
    <mj-section padding="16px 0 32px"><mj-column><mj-text font-size="13px" line-height="18px" color="#676280">${escapeHtml(mail.foot)}${footLink}</mj-text></mj-column></mj-section>
  </mj-body></mjml>`
}

function write(mail: FramedMail): string {
  const colon = mail.language === 'fr' ? '\u202f:' : ':'
  const action = mail.action ? [`${mail.action.label}${colon}\n${mail.action.url}`] : []
  const code = mail.code ? [say(sentences[mail.action ? 'orCode' : 'typeCode'], mail.language), mail.code] : []
  const foot = mail.footLink ? [mail.foot, `${mail.footLink.label}${colon} ${mail.footLink.url}`] : [mail.foot]
  const { enclosed } = mail
  const picture = enclosed ? [enclosed.title, ...enclosed.lines, `${enclosed.alt} (${enclosed.filename})`] : []
  return [mail.title, ...mail.lines, ...action, ...code, ...picture, '--', ...foot].join('\n\n')
}
