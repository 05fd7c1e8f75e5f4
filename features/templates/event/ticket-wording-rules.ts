import type { Language, Sentence, Wording } from '#base/text.ts'

/**
 * A catalogue of sentences about a badge, for a ticket: each says "ticket" where it says "badge". The nouns are alike in
 * both languages, so that the rest of a sentence fits either. The sentences may be loaded later.
 */
export function ofTicket<T extends Record<string, Sentence>>(sentences: T): T {
  const about = Object.entries(sentences).map(([key, sentence]) => [
    key,
    {
      get en() {
        return reworded(sentence.en, 'en')
      },
      get fr() {
        return reworded(sentence.fr, 'fr')
      },
    },
  ])
  return Object.fromEntries(about) as T
}

const NOUNS = { en: { badge: 'ticket', Badge: 'Ticket' }, fr: { badge: 'billet', Badge: 'Billet' } } as const

function reworded(wording: Wording, language: Language): Wording {
  // The name of a value is not a word of the sentence.
  const inText = (text: string) =>
    text.replace(/(?<!\{)[Bb]adge(?=s?\b)/g, (noun) => NOUNS[language][noun as 'badge' | 'Badge'])
  if (typeof wording === 'string') return inText(wording)
  const forms = Object.entries(wording).map(([form, text]) => [form, inText(text)])
  return Object.fromEntries(forms) as Wording
}
