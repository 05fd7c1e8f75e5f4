import { useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { CHANGE_KINDS, type ChangeKind } from '../rules.ts'
import { manyWords } from '../texts.ts'

type Props = {
  count: number
  isBatch: boolean
  /** The send may have more rows than `count`. */
  isCapped: boolean
  /** How many of these rows each change applies to. */
  changes: Record<ChangeKind, number>
  onChange: (kind: ChangeKind) => void
  onEnd: () => void
}

/** The changes for the marked rows, or for a whole send. */
export function ChosenBar({ count, isBatch, isCapped, changes, onChange, onEnd }: Props) {
  const manyTexts = useTexts(manyWords)
  const common = useTexts(words)
  const whole = isCapped ? manyTexts.wholeLargeSend({ count }) : manyTexts.wholeSend({ count })
  return (
    <Row above="s" gap="s" wrap>
      <strong>{isBatch ? whole : manyTexts.chosen({ count })}</strong>
      {CHANGE_KINDS.filter((kind) => changes[kind] > 0).map((kind) => (
        <Button
          key={kind}
          size="compact"
          kind={kind === 'revoke' ? 'danger' : 'secondary'}
          onClick={() => onChange(kind)}
        >
          {manyTexts[kind]()}
        </Button>
      ))}
      {!isBatch && (
        <Button size="compact" kind="quiet" onClick={onEnd}>
          {common.cancel()}
        </Button>
      )}
    </Row>
  )
}

/** The marked rows of a view of the history; another view (a page, a filter, Back) has none. */
export function useMarkedOf(view: object) {
  const of = JSON.stringify(view)
  const [marked, setMarked] = useState({ of, rows: [] as string[] })
  return [marked.of === of ? marked.rows : [], (rows: string[]) => setMarked({ of, rows })] as const
}
