import { Select } from '@mantine/core'
import { FieldFrame } from '#ui/fields/field-frame.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { ENCODINGS } from '../encoding-rules.ts'
import { encodingWords, importWords } from '../texts.ts'
import type { Check } from './use-import.ts'

type Encoding = (typeof ENCODINGS)[number]
type Props = {
  check: Check
  /** The encoding that was chosen. */
  chosen: Encoding | '' | undefined
  onSheet: (sheet: string) => void
  onEncoding: (encoding: Encoding) => void
}

/** What a file turned out to be, where it may be meant otherwise: the sheet of a workbook, and the encoding of a text. */
export function ImportSource({ check, chosen, onSheet, onEncoding }: Props) {
  const importTexts = useTexts(importWords)
  const encodingTexts = useTexts(encodingWords)
  const { language } = useLanguage()
  const { source, unusual, garbled } = check
  const { sheet, sheets, encoding } = source
  const isInQuestion = Boolean(chosen) || garbled.count > 0 || (unusual.length > 0 && !encoding.startsWith('utf-'))
  const hasEncoding = encoding !== '' && isInQuestion
  if (sheets.length === 1 && sheet)
    return (
      <Text above="s" type="small" tone="ink2">
        {importTexts.onlySheet({ name: sheet })}
      </Text>
    )
  if (sheets.length < 2 && !hasEncoding) return null
  return (
    <div>
      <Grid columns={2} gap="l">
        {sheets.length > 1 && (
          <FieldFrame label={importTexts.sheet()}>
            {(control) => (
              <Select
                {...control}
                data={sheets}
                value={sheet}
                onChange={(name) => name && onSheet(name)}
                allowDeselect={false}
              />
            )}
          </FieldFrame>
        )}
        {hasEncoding && (
          <FieldFrame label={importTexts.encoding()}>
            {(control) => (
              <Select
                {...control}
                data={ENCODINGS.map((value) => ({ value: String(value), label: encodingTexts[value]() }))}
                value={String(encoding)}
                onChange={(value) => value && onEncoding(value as Encoding)}
                allowDeselect={false}
              />
            )}
          </FieldFrame>
        )}
      </Grid>
      {hasEncoding && unusual.length > 0 && (
        <Text above="s" type="small" tone="ink2">
          {importTexts.readAs({ names: new Intl.ListFormat(language, { type: 'unit' }).format(unusual) })}
        </Text>
      )}
    </div>
  )
}
