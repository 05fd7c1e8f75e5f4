import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { type Column, DataTable } from '#ui/lists/data-table.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { figureWords } from '../figure-texts.ts'
import { type Chain, percentOf } from '../rules.ts'
import { tableWords } from '../texts.ts'
import styles from './insights.module.css'

/** A chain with its name; `checked` is absent where it is not counted. */
export type FigureLine = Omit<Chain, 'checked'> & { checked?: number; key: string; title: string }

type TableProps = {
  label: string
  first: string
  lines: FigureLine[]
  onOpen?: (line: FigureLine) => void
  opens?: (line: FigureLine) => boolean
}

/** Chains below each other, with a bar for what was collected of each. */
export function FigureTable({ label, first, lines, ...opening }: TableProps) {
  const names = useTexts(figureWords)
  const say = useTexts(tableWords)
  const format = useFormat()
  const number = (key: 'sent' | 'delivered' | 'opened' | 'shared' | 'checked', head: string): Column<FigureLine> => ({
    key,
    label: head,
    align: 'right',
    phone: 'hidden',
    cell: (line) => format.number(line[key] ?? 0),
  })
  return (
    <DataTable
      label={label}
      rows={lines}
      rowKey={({ key }) => key}
      {...opening}
      columns={[
        { key: 'title', label: first, share: 30, cell: ({ title }) => title },
        number('sent', names.sent()),
        number('delivered', names.delivered()),
        number('opened', say.opened()),
        {
          key: 'collected',
          label: names.collected(),
          phone: 'end',
          cell: (line) => (
            <Row as="span" gap="s" inline>
              <Text as="strong" tone="ink" className={styles.collected}>
                {format.number(line.collected)}
                <Text as="span" tone="ink2" only="phones">
                  {' / '}
                  {format.number(line.sent)}
                </Text>
              </Text>
              <Box as="span" only="desks" className={styles.track} aria-hidden>
                <span className={styles.bar} style={{ width: `${percentOf(line.collected, line.delivered) ?? 0}%` }} />
              </Box>
            </Row>
          ),
        },
        number('shared', names.shared()),
        ...(lines.some(({ checked }) => checked !== undefined) ? [number('checked', names.checked())] : []),
      ]}
    />
  )
}
