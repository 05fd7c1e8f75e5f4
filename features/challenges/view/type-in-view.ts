import type { Icon } from '@phosphor-icons/react'
import type { Language, Sentence, Values } from '#base/text.ts'
import type { Texts } from '#ui/words/language.tsx'
import type { Titled } from '../rules.ts'
import type { stepLine } from '../view-texts.ts'
import type { WalletChallenge } from '../wallet-contract.ts'

/** The words for challenges in the current language. */
export type Said = {
  language: Language
  /** The lines that all types share. */
  line: Texts<typeof stepLine>
  say: (sentence: Sentence, values?: Values) => string
  day: (instant: string) => string
}

/** What both apps say and draw of a type; `types/view.ts` has every type. */
export type TypeInView = {
  Icon: Icon
  title: Titled
  /** The button for a challenge whose own words are too long for one. */
  action: (say: Said['say']) => string
  /** The line below a challenge that can be done now. `title` is above it, in the community's words or in those of the type. */
  line: (shown: WalletChallenge['shown'], said: Said, title: string) => string
  /** The line below a challenge that is done; by default only its date. */
  passed?: Sentence
}
