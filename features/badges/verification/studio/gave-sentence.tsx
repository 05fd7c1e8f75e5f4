import type { ReactNode } from 'react'
import { useTexts } from '#ui/words/language.tsx'
import { publicPageWords } from '../../texts.ts'

/** Marks for the places of names in a sentence. */
const MARKS = { issuer: '\ue000', title: '\ue001', holder: '\ue002', giver: '\ue003' }
const ANY_MARK = /([\ue000-\ue003])/

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
  const names: Record<string, ReactNode> = {
    [MARKS.issuer]: <bdi key="issuer">{issuer}</bdi>,
    [MARKS.title]: <strong key="title">{title}</strong>,
    [MARKS.holder]: <strong key="holder">{holder}</strong>,
    [MARKS.giver]: <bdi key="giver">{giver}</bdi>,
  }
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
  return sentence(MARKS)
    .split(ANY_MARK)
    .map((part) => names[part] ?? part)
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
