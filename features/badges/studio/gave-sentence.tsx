import { useTexts } from '#ui/words/language.tsx'
import { publicPageWords } from '../texts.ts'

const TITLE = '{title}'
const HOLDER = '{holder}'

type Props = {
  issuer: string
  title: string
  holder: string
  /** Whether the badge is genuine; otherwise only it says so. */
  isProven: boolean
  /** The member who gave it in the issuer's name, if any. */
  giver?: string | undefined
}

/**
 * Who gave what to whom, with badge and holder emphasized; the holder is omitted when no name is known. For an unproven
 * badge it repeats the badge's own claim.
 */
export function GaveSentence({ issuer, title, holder, isProven, giver = '' }: Props) {
  const publicPageTexts = useTexts(publicPageWords)
  const marked = { issuer, title: TITLE, holder: HOLDER }
  const words: Record<string, string> = { [TITLE]: title, [HOLDER]: holder }
  const [toHolder, toNobody] = !isProven
    ? [publicPageTexts.claims, publicPageTexts.claimsNobody]
    : giver
      ? [publicPageTexts.gaveFrom, publicPageTexts.gaveFromNobody]
      : [publicPageTexts.gave, publicPageTexts.gaveNobody]
  return (holder ? toHolder : toNobody)({ ...marked, giver })
    .split(/(\{\w+\})/)
    .map((part) => (words[part] === undefined ? part : <strong key={part}>{words[part]}</strong>))
}
