import { FileCsvIcon } from '@phosphor-icons/react/dist/csr/FileCsv'
import { type ComponentProps, useRef } from 'react'
import type { FilePart } from '#features/sends/studio/file-part.ts'
import { Button } from '#ui/buttons/button.tsx'
import { FileInput } from '#ui/fields/file-input.tsx'
import { Row } from '#ui/layout/row.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { importWords } from '../texts.ts'

/** Chooses a file of people; states the maximum size. */
export function ImportButton({ onFile, label, children }: ComponentProps<FilePart['Choose']>) {
  const importTexts = useTexts(importWords)
  const input = useRef<HTMLInputElement>(null)
  return (
    <Row gap="l" rows="s" justify="between" wrap type="small" tone="ink2">
      <Row gap="s" align="stretch" wrap>
        <Button size="compact" icon={<FileCsvIcon size={18} />} onClick={() => input.current?.click()}>
          {label ?? importTexts.choose()}
        </Button>
        {children}
      </Row>
      <span>{importTexts.most()}</span>
      <FileInput
        ref={input}
        label={importTexts.file()}
        accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onFile={onFile}
      />
    </Row>
  )
}
