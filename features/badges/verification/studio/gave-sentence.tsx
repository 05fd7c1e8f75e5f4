import { useTexts } from '#ui/words/language.tsx'
import { publicPageWords } from '../../texts.ts'

const TITLE = '{title}'
const HOLDER = '{holder}'

type Props = {
  issuer: string
  title: string
  /** '' where the holder's name is not shown; undefined for a badge of another site, which says nothing of it. */
  holder: string | undefined
  /** Whether the badge is genuine; otherwise only it says so. */
  isProven: boolean
  /** The member who gave it in the issuer's name, if any. */
  giver?: string | undefined
}

/** Who gave what to whom, with badge and holder emphasized. For an unproven badge it repeats the badge's own claim. */
export function GaveSentence({ issuer, title, holder, isProven, giver = '' }: Props) {
  const say = useTexts(publicPageWords)
  const marked = { issuer, title: TITLE, holder: HOLDER, giver }
  const words: Record<string, string> = { [TITLE]: title, [HOLDER]: holder ?? '' }
  const [named, unnamed, foreign] = !isProven
    ? [say.claims, say.claimsToHolder, say.claimsNobody]
    : giver
      ? [say.gaveFrom, say.gaveFromToHolder, say.gaveNobody]
      : [say.gave, say.gaveToHolder, say.gaveNobody]
  const sentence = holder === undefined ? foreign : holder ? named : unnamed
  return sentence(marked)
    .split(/(\{\w+\})/)
    .map((part) => (words[part] === undefined ? part : <strong key={part}>{words[part]}</strong>))
}
