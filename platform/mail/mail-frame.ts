import { readFileSync } from 'node:fs'
import { escapeHtml } from '../../base/escape-html.ts'
import { type Language, say, texts } from '../../base/text.ts'
import { MARK_CID } from './mail-mark.ts'

const sentences = texts({
  orCode: {
    en: 'Or type this code on the page that asked for it:',
    fr: "Ou saisissez ce code sur la page qui l'a demandé :",
  },
  orCodeOn: { en: 'Or type this code on {page}:', fr: 'Ou saisissez ce code sur {page} :' },
  typeCode: {
    en: 'Type this code on the page that asked for it:',
    fr: "Saisissez ce code sur la page qui l'a demandé :",
  },
  linkBelow: {
    en: 'If the button does not work, open this link:',
    fr: 'Si le bouton ne fonctionne pas, ouvrez ce lien :',
  },
})

const COLONS: Record<Language, string> = { en: ':', fr: '\u202f:' }

/** A part of an e-mail with a heading: texts that are links, each with small print below, then links of their own. */
export type MailGroup = {
  title: string
  /** `cid` of a picture beside the heading, shown 40 by 40. */
  logo?: { cid: string }
  items: { text: string; note: string; url: string }[]
  links: { label: string; url: string }[]
}

export type FramedMail = {
  language: Language
  /** One line, also the preview text in a mail program. */
  title: string
  /** Above the lines, and not in the preview text. */
  greeting?: string
  lines: string[]
  /** Somebody's own words below the lines, marked as a quotation; '' is an empty line. */
  quote?: { label: string; lines: string[] }
  /** A table below those. */
  facts?: { label: string; value: string }[]
  /** Below the lines. */
  groups?: MailGroup[]
  /** Without one the e-mail only contains a code. */
  action?: { label: string; url: string }
  code?: string
  /** Where the code is typed, if no page asked for it. */
  codePage?: string
  /** `cid` and alternative text of a picture in the e-mail, shown 240 wide. */
  picture?: { cid: string; alt: string }
  /** A second picture below the button, shown 200 wide, with its caption; the plain text names its file. */
  attached?: { cid: string; filename: string; alt: string; title: string; lines: string[] }
  /** The same in another language, below all of it. */
  also?: { language: Language; title: string; lines: string[] }
  /** Small print, with an optional link. */
  foot: string
  footLink?: { label: string; url: string }
}

/** Renders an e-mail in the product's frame: HTML that looks alike in mail programs, and the same words as plain text. */
export function frameMail(mail: FramedMail): { html: string; text: string } {
  const html = fill(TEMPLATE, valuesOf(mail))
  // Without an optional part, conditions for Outlook become adjacent, which MJML would have merged.
  return { html: html.replace(/<!\[endif\]-->\s*<!--\[if mso \| IE\]>/g, ''), text: write(mail) }
}

/**
 * Renders an e-mail in a language, each written by `words`, with the same words in the other one below its button, so that
 * nobody reads past a language to reach it.
 */
export function frameInBoth(
  language: Language,
  words: (language: Language) => Omit<FramedMail, 'language'>,
): { html: string; text: string } {
  const first = words(language)
  const other = language === 'en' ? 'fr' : 'en'
  const second = words(other)
  const { action } = first
  return frameMail({
    ...first,
    language,
    also: { language: other, title: second.title, lines: second.lines },
    ...(action && { action: { ...action, label: `${action.label} / ${second.action?.label}` } }),
    foot: `${first.foot} ${second.foot}`,
  })
}

/** The result of `npm run mails` from `mail-frame.mjml`. */
const TEMPLATE = readFileSync(new URL('./mail-frame.html', import.meta.url), 'utf8')

/** The text for `{{name}}`, and the values for each repetition of the part between `<!--#name-->` and `<!--/name-->`. */
type Values = { [name: string]: string | Values[] }

function fill(template: string, values: Values): string {
  return template.replace(/<!--#(\w+)-->(.*?)<!--\/\1-->|\{\{(\w+)\}\}/gs, (_, part, inside, name) => {
    const value = values[part ?? name]
    if (value === undefined) throw new Error(`The frame of mails asks for ${part ?? name}`)
    return typeof value === 'string' ? escapeHtml(value) : value.map((each) => fill(inside, each)).join('')
  })
}

function valuesOf(mail: FramedMail): Values {
  const { language, picture, action, code, also, attached, footLink, quote, facts = [], groups = [] } = mail
  const words = (key: keyof typeof sentences) => say(sentences[key], language)
  const linesOf = (lines: string[]) => lines.map((text) => ({ text: text.trim() }))
  const preview = (mail.lines[0] ?? groups[0]?.items[0]?.text)?.trim()
  return {
    language,
    title: mail.title.trim(),
    preview: preview ? [{ preview }] : [],
    mark: MARK_CID,
    pictureStyle: picture || attached ? [{}] : [],
    picture: picture ? [picture] : [],
    corners: picture ? '0 0 20px 20px' : '20px',
    lines: linesOf(linesIn(mail)),
    quote: quote ? [{ label: quote.label, words: quote.lines.map((text) => ({ text })) }] : [],
    facts: facts.length > 0 ? [{ rows: facts }] : [],
    groups: groups.map(({ logo, ...group }) => ({ ...group, logo: logo ? [logo] : [] })),
    action: action ? [{ ...action, label: action.label.trim(), linkBelow: words('linkBelow') }] : [],
    code: code ? [{ code, words: aboveCode(mail) }] : [],
    attached: attached ? [{ ...attached, title: attached.title.trim(), lines: linesOf(attached.lines) }] : [],
    also: also
      ? [
          {
            title: also.title.trim(),
            language: also.language,
            lines: linesOf(also.lines).map((line) => ({ ...line, language: also.language })),
          },
        ]
      : [],
    foot: mail.foot.trim(),
    footLink: footLink ? [footLink] : [],
  }
}

function linesIn({ greeting, lines }: FramedMail): string[] {
  return greeting ? [greeting, ...lines] : lines
}

function aboveCode({ language, action, codePage }: FramedMail): string {
  if (codePage !== undefined) return say(sentences.orCodeOn, language, { page: codePage })
  return say(sentences[action ? 'orCode' : 'typeCode'], language)
}

/** A label with its value, as the language writes a colon. */
export function labelled({ label, value }: { label: string; value: string }, language: Language): string {
  return `${label}${COLONS[language]} ${value}`
}

function write(mail: FramedMail): string {
  const colon = COLONS[mail.language]
  const action = mail.action ? [`${mail.action.label}${colon}\n${mail.action.url}`] : []
  const code = mail.code ? [aboveCode(mail), mail.code] : []
  const foot = mail.footLink ? [mail.foot, `${mail.footLink.label}${colon} ${mail.footLink.url}`] : [mail.foot]
  const { attached } = mail
  const picture = attached ? [attached.title, ...attached.lines, `${attached.alt} (${attached.filename})`] : []
  const facts = (mail.facts ?? []).map((fact) => labelled(fact, mail.language)).join('\n')
  const groups = (mail.groups ?? []).flatMap(({ title, items, links }) => [
    title,
    ...items.map(({ text, note, url }) => `${text}\n${note}\n${url}`),
    ...links.map(({ label, url }) => `${label}${colon}\n${url}`),
  ])
  const table = facts ? [facts] : []
  const quote = mail.quote
    ? [[mail.quote.label, ...mail.quote.lines.map((line) => `> ${line}`.trimEnd())].join('\n')]
    : []
  return [
    mail.title,
    ...linesIn(mail),
    ...quote,
    ...table,
    ...groups,
    ...action,
    ...code,
    ...picture,
    ...(mail.also ? [mail.also.title, ...mail.also.lines] : []),
    '--',
    ...foot,
  ].join('\n\n')
}
