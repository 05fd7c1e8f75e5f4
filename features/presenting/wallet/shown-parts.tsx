import { type HeldBadge, stateOf } from '#features/badges/wallet/held-badge.ts'
import { useHolder } from '#features/holders/wallet/use-holder.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { StatusGlyph } from '#ui/marks/status-glyph.tsx'
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
            <Row as="li" key={field} padBlock="xs" gap="s" align="start" breaks>
              <Text as="span" tone="owner">
                <StatusGlyph status="owner" size={18} />
              </Text>
              {says[field]}
            </Row>
          ))}
      </ul>
      <Heading above="xl" below="s" type="heading">
        {pageTexts.unseen()}
      </Heading>
      <ul>
        <Row as="li" padBlock="xs" gap="s" align="start" tone="ink2" breaks>
          <StatusGlyph status="expired" size={18} />
          {pageTexts.others()}
        </Row>
      </ul>
    </>
  )
}
