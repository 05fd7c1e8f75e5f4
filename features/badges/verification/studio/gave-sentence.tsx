import { useTexts } from '#ui/words/language.tsx'
import { publicPageWords } from '../../texts.ts'

const TITLE = '{title}'
const HOLDER = '{holder}'

type Props = {
  issuer: string
  title: string
  /** '' where the holder is not shown. */
  holder: string
  /** Whether another site issued it, which may not say to whom. */
  isForeign?: boolean
  /** Whether the badge is genuine; otherwise only it says so. */
  isProven: boolean
  /** The member who gave it in the issuer's name, if any. */
  giver?: string | undefined
}

/** Who gave what to whom, with badge and holder emphasized. For an unproven badge it repeats the badge's own claim. */
export function GaveSentence({ issuer, title, holder, isForeign, isProven, giver = '' }: Props) {
  const say = useTexts(publicPageWords)
  const marked = { issuer, title: TITLE, holder: HOLDER, giver }
  const words: Record<string, string> = { [TITLE]: title, [HOLDER]: holder }
  const [named, unnamed] = isForeign
    ? isProven
      ? [say.gaveTo, say.gaveNobody]
      : [say.claims, say.claimsNobody]
    : !isProven
      ? [say.claims, say.claimsToHolder]
      : giver
        ? [say.gaveFrom, say.gaveFromToHolder]
        : [say.gave, say.gaveToHolder]
  const sentence = holder ? named : unnamed
  return sentence(marked)
    .split(/(\{\w+\})/)
    .map((part) => (words[part] === undefined ? part : <strong key={part}>{words[part]}</strong>))
}

type OurBadge = { issuer: { name: string }; title: string; holderName: string; giver: { name: string } }

/** The same for a badge that was issued here. */
export function GaveOurs({ badge, word }: { badge: OurBadge; word: string }) {
  const { issuer, title, holderName, giver } = badge
  return (
    <GaveSentence
      issuer={issuer.name}
      title={title}
      holder={holderName}
      isProven={word === 'genuine'}
      giver={giver.name}
    />
  )
}
