import { endOfDid } from '#features/names/rules.ts'
import { nameWords } from '#features/names/texts.ts'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { MemberRow } from '../contract.ts'
import { rowWords } from '../page-texts.ts'
import styles from './members.module.css'

/** A member in a list: picture, name, what else they are here, and where the name comes from if not from them. */
export function MemberPerson({ member }: { member: MemberRow }) {
  const nameTexts = useTexts(nameWords)
  const { name, did, imageUrl, parts } = member
  const below = useBelowName(member)
  return (
    <Row as="span" gap="m" shrinks>
      <Roundel name={name} picture={imageUrl || undefined} isInRow />
      <Stack as="span" grow>
        <Row as="span" gap="s" shrinks>
          <Text
            as="span"
            weight={name === '' ? 400 : 600}
            tone={name === '' ? 'ink2' : undefined}
            shrinks
            brief
            title={name || undefined}
          >
            {name || nameTexts.noName()}
          </Text>
          <PartChips parts={parts} />
        </Row>
        {(name === '' || below) && (
          <Text as="small" type="small" tone="ink2" weight={400} brief>
            {name === '' ? `…${endOfDid(did)}` : below}
          </Text>
        )}
      </Stack>
    </Row>
  )
}

/** What the community's own list says of a member, where that is not the name shown. */
export function useBelowName(member: Pick<MemberRow, 'name' | 'nameSource' | 'listedName'>): string {
  const rowTexts = useTexts(rowWords)
  const { name, nameSource, listedName } = member
  if (nameSource === 'list') return rowTexts.fromList()
  return listedName !== '' && listedName !== name ? rowTexts.inList({ name: listedName }) : ''
}

/** The first of a person's parts; the others are counted, and named on hover. */
export function PartChips({ parts }: Pick<MemberRow, 'parts'>) {
  const rowTexts = useTexts(rowWords)
  const wordOf = ({ kind, title }: MemberRow['parts'][number]) => (kind === 'role' ? title : rowTexts[kind]())
  const [first, ...others] = parts
  if (!first) return null
  return (
    <>
      <PartChip title={wordOf(first)}>{wordOf(first)}</PartChip>
      {others.length > 0 && <PartChip title={others.map(wordOf).join(', ')}>{`+${others.length}`}</PartChip>}
    </>
  )
}

function PartChip({ title, children }: { title: string; children: string }) {
  return (
    <Text
      as="span"
      only="desks"
      fixed
      brief
      type="caption"
      tone="ink2"
      weight={600}
      padBlock="xxs"
      padInline="s"
      round="s"
      ground="expired"
      className={styles.part}
      title={title}
    >
      {children}
    </Text>
  )
}
