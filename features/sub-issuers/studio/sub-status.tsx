import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { StatusChip } from '#ui/marks/status-chip.tsx'
import { StatusGlyph } from '#ui/marks/status-glyph.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { subPage } from '../texts.ts'
import { isPending, type Sub } from './sub-rows.ts'
import styles from './subs.module.css'

/** Active, pending, or waiting to be deleted, which on phones the row's second line says. */
export function SubStatus({ sub }: { sub: Sub }) {
  const page = useTexts(subPage)
  const { day } = useFormat()
  if (isPending(sub)) return <StatusChip status="pending">{page.pending()}</StatusChip>
  if (sub.deletionDue !== '')
    return (
      <Box as="span" only="desks">
        <StatusChip status="notDelivered">{page.deleting({ day: day(sub.deletionDue) })}</StatusChip>
      </Box>
    )
  return (
    <Row as="span" inline gap="s" nowrap tone="owner" className={styles.active}>
      <StatusGlyph status="owner" size={16} />
      <Text as="span" tone="ink2">
        {page.active()}
      </Text>
    </Row>
  )
}
