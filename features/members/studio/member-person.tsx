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
      <Row as="span" align="stretch" fixed className={styles.portrait}>
        <Roundel name={name} picture={imageUrl || undefined} size={32} />
      </Row>
      <Stack as="span" grow>
        <Row as="span" gap="s" shrinks>
          <Text
            as="span"
            weight={600}
            shrinks
            brief
            className={styles.name}
            title={name || undefined}
            data-none={name === '' || undefined}
          >
            {name || nameTexts.noName()}
          </Text>
          <PartChips parts={parts} />
        </Row>
        {name === '' ? (
          <Text as="small" type="small" tone="ink2" weight={400} nowrap className={styles.below}>
            …{endOfDid(did)}
          </Text>
        ) : (
          below && (
            <Text as="small" type="small" tone="ink2" weight={400} nowrap className={styles.below}>
              {below}
            </Text>
          )
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
      <span className={styles.part} title={wordOf(first)}>
        {wordOf(first)}
      </span>
      {others.length > 0 && (
        <span className={styles.more} title={others.map(wordOf).join(', ')}>
          +{others.length}
        </span>
      )}
    </>
  )
}
