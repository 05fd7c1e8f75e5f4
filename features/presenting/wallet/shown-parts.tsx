import { type HeldBadge, stateOf } from '#features/badges/wallet/held-badge.ts'
import { useHolder } from '#features/holders/wallet/use-holder.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { StatusLine } from '#ui/marks/status-line.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { presentPage } from '../wallet-texts.ts'
import type { Asked } from './asked.ts'
import { type Field, nameInside, shownFields } from './shown-fields.ts'

type Props = { badge: HeldBadge; asked: Asked; badgeId: string }

/** What the verifier will see of a badge, and what they will not. */
export function ShownParts({ badge, asked, badgeId }: Props) {
  const pageTexts = useTexts(presentPage)
  const format = useFormat()
  const pseudo = useHolder()?.pseudo ?? ''
  const choice = asked.choices.find((each) => each.badgeId === badgeId)
  const fields = shownFields(badge, asked.kind === 'own' ? 'own' : { disclosed: choice?.disclosed })
  const inside = nameInside(badge)
  const inWallet = pseudo && pageTexts.ownName({ name: pseudo })
  const onBadge = inside && pageTexts.name({ name: inside })
  const { title, issuedAt, validUntil } = badge
  const date = format.date(issuedAt)
  const state = stateOf(badge, new Date())
  const says: Record<Field, string> = {
    title: pageTexts.ownTitle({ title }),
    name: asked.kind === 'own' ? inWallet : onBadge,
    given: validUntil ? pageTexts.givenUntil({ date, until: format.lastDay(validUntil) }) : pageTexts.given({ date }),
    genuine: state === 'valid' ? pageTexts.genuine() : pageTexts[state](),
    key: pageTexts.key(),
    content: pageTexts.badgeTitle({ title }),
    result: pageTexts.result(),
    evidence: pageTexts.evidence(),
    addressCode: pageTexts.addressCode(),
  }
  return (
    <>
      <Heading above="xl" below="s" type="heading">
        {pageTexts.seen()}
      </Heading>
      <ul>
        {fields
          .filter((field) => says[field] !== '')
          .map((field) => (
            <StatusLine as="li" key={field} status="owner" glyphTone="owner" size={18} padBlock="xs" breaks>
              {says[field]}
            </StatusLine>
          ))}
      </ul>
      <Heading above="xl" below="s" type="heading">
        {pageTexts.unseen()}
      </Heading>
      <ul>
        <StatusLine as="li" status="expired" size={18} padBlock="xs" tone="ink2" breaks>
          {pageTexts.others()}
        </StatusLine>
      </ul>
    </>
  )
}
