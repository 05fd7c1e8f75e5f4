import type { ReactNode } from 'react'
import { useTexts } from '#ui/words/language.tsx'
import { publicPageWords } from '../../texts.ts'

const NAMES = ['issuer', 'title', 'holder', 'giver'] as const
type Name = (typeof NAMES)[number]
/** Marks of the names of a sentence, each behind its name, so that French elides before it. */
const MARKS = '\ue000\ue001\ue002\ue003'
const ANY_MARK = /([\ue000-\ue003])/
const EACH_MARK = /[\ue000-\ue003]/g

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
  const names = { issuer, title, holder, giver }
  const nodes: Record<Name, ReactNode> = {
    issuer: <bdi key="issuer">{issuer}</bdi>,
    title: <strong key="title">{title}</strong>,
    holder: <strong key="holder">{holder}</strong>,
    giver: <bdi key="giver">{giver}</bdi>,
  }
  const marked = NAMES.map((name, at) => [name, plain(names[name]) + MARKS.charAt(at)])
  const parts = sentence(Object.fromEntries(marked)).split(ANY_MARK)
  return parts.map((part, at) => {
    const name = nameOf(part)
    if (name) return nodes[name]
    const next = nameOf(parts[at + 1])
    return next ? part.slice(0, part.length - plain(names[next]).length) : part
  })
}

/** A name without characters that would be taken for a mark. */
function plain(name: string): string {
  return name.replaceAll(EACH_MARK, '')
}

function nameOf(part = ''): Name | undefined {
  return part === '' ? undefined : NAMES[MARKS.indexOf(part)]
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
