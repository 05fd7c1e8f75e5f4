import { useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import type { Language } from '#base/text.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useLanguage } from '#ui/words/language.tsx'
import type { getMail } from '../contract.ts'
import {
  type AllMailTexts,
  hasKnownPlaceholders,
  isPlain,
  MAIL_KINDS,
  MAIL_TEXT_MAX,
  type MailKind,
  SUBJECT_MAX,
} from '../rules.ts'

type Kept = Output<typeof getMail>
export type MailPart = 'subject' | 'text'
/** A typed value; undefined where the wider setting applies. */
type Typed = Record<MailKind, Record<Language, Partial<Record<MailPart, string>>>>

const LANGUAGES: Language[] = ['en', 'fr']
const PARTS: MailPart[] = ['subject', 'text']

/** The fields of the wording page: one e-mail in one language is shown, all are saved. */
export function useMailForm(kept: Kept) {
  const sentence = useProblemText()
  const { language } = useLanguage()
  const [kind, setKind] = useState<MailKind>('claim')
  const [lang, setLang] = useState<Language>(language)
  const [typed, setTyped] = useState<Typed>(() => readTyped(kept.texts))
  const [replyTo, setReplyTo] = useState(kept.replyTo)

  const behind = (of: MailKind, inLanguage: Language, part: MailPart) => {
    const own = typed.claim[inLanguage].text
    // A reminder without a text of its own uses that of the first e-mail.
    return of === 'reminder' && part === 'text' && own ? own : kept.base[of][inLanguage][part]
  }
  const wordsOf = (of: MailKind, inLanguage: Language, part: MailPart) =>
    typed[of][inLanguage][part] ?? behind(of, inLanguage, part)
  const set = (part: MailPart, value: string | undefined) =>
    setTyped({ ...typed, [kind]: { ...typed[kind], [lang]: { ...typed[kind][lang], [part]: value } } })
  const wrong = MAIL_KINDS.flatMap((of) =>
    LANGUAGES.flatMap((inLanguage) =>
      PARTS.flatMap((part) => {
        const problem = problemOf(part, wordsOf(of, inLanguage, part))
        return problem ? [{ kind: of, lang: inLanguage, part, problem }] : []
      }),
    ),
  )
  const errorOf = (part: MailPart) => {
    const found = wrong.find((each) => each.kind === kind && each.lang === lang && each.part === part)
    return found && sentence(found.problem)
  }
  /** Shows the e-mail with the first mistake; returns false when there is none. */
  const showMistake = () => {
    const [first] = wrong
    if (first) {
      setKind(first.kind)
      setLang(first.lang)
    }
    return first !== undefined
  }
  return {
    kind,
    setKind,
    lang,
    setLang,
    replyTo,
    setReplyTo,
    subject: wordsOf(kind, lang, 'subject'),
    text: wordsOf(kind, lang, 'text'),
    set,
    isOwn: (part: MailPart) => typed[kind][lang][part] !== undefined,
    errorOf,
    showMistake,
    isShownRight: !wrong.some((each) => each.kind === kind && each.lang === lang),
    texts: () => writeTyped(typed),
  }
}

/** The problem of a subject or a text, as a key of the catalogue. */
export function problemOf(part: MailPart, value: string): string | undefined {
  if (value.trim().length > (part === 'subject' ? SUBJECT_MAX : MAIL_TEXT_MAX))
    return part === 'subject' ? 'subjectTooLong' : 'mailTextTooLong'
  if (!isPlain(value.trim(), { lines: part === 'text' })) return 'mailTextNotValid'
  return hasKnownPlaceholders(value) ? undefined : 'placeholderUnknown'
}

/** The texts typed before; an empty one follows the wider setting. */
export function readTyped(texts: AllMailTexts): Typed {
  const of = (kind: MailKind, language: Language) => ({
    subject: texts[kind][language].subject || undefined,
    text: texts[kind][language].text || undefined,
  })
  const both = (kind: MailKind) => ({ en: of(kind, 'en'), fr: of(kind, 'fr') })
  return { claim: both('claim'), reminder: both('reminder') }
}

/** The texts to save; one that was not typed is empty. */
export function writeTyped(typed: Typed): AllMailTexts {
  const of = (kind: MailKind, language: Language) => ({
    subject: typed[kind][language].subject ?? '',
    text: typed[kind][language].text ?? '',
  })
  const both = (kind: MailKind) => ({ en: of(kind, 'en'), fr: of(kind, 'fr') })
  return { claim: both('claim'), reminder: both('reminder') }
}
