import { type KeyboardEvent, useRef, useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { ChoiceLine } from '#ui/fields/choice-line.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { ReviewItem } from '../contract.ts'
import { reviewWords } from '../texts.ts'
import { RefuseDialog } from './refuse-dialog.tsx'
import { ReviewRow } from './review-row.tsx'
import styles from './reviews.module.css'
import type { ReviewState, Reviews } from './use-reviews.ts'

type Props = { reviews: Reviews; state: ReviewState }

/** The rows, and a bar for those that are selected. Arrows move between rows, A accepts and R refuses the focused one. */
export function ReviewList({ reviews, state }: Props) {
  const say = useTexts(reviewWords)
  const { items, busy } = reviews
  const list = useRef<HTMLUListElement>(null)
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<ReviewItem[]>()
  const selected = items.filter(({ id }) => marked.has(id))
  const toggle = (id: string) =>
    setMarked((before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]))
  const accept = async (some: ReviewItem[]) => {
    if (await reviews.decide({ ids: idsOf(some), accepted: true })) afterwards()
  }
  const afterwards = () => {
    setMarked(new Set())
    list.current?.focus()
  }
  const press = (event: KeyboardEvent<HTMLUListElement>) => {
    const row = (event.target as Element).closest('li')
    const isWriting = event.ctrlKey || event.metaKey || event.altKey
    if (isWriting || (event.target !== row && event.target !== list.current && !isMove(event.key))) return
    const at = [...(list.current?.children ?? [])].indexOf(row as Element)
    const item = items[at]
    if (isMove(event.key)) {
      event.preventDefault()
      focusRow(list.current, event.key === 'ArrowDown' ? at + 1 : Math.max(0, at - 1))
    } else if (item && state === 'waiting' && event.key.toLowerCase() === 'a') void accept([item])
    else if (item && state === 'waiting' && event.key.toLowerCase() === 'r') {
      event.preventDefault()
      setRefused([item])
    }
  }
  return (
    <>
      {state === 'waiting' && (
        <Row
          gap="m"
          rows="s"
          justify="between"
          wrap
          padBlock="xs"
          padInline="l"
          round="m"
          ground={selected.length > 0 ? 'accent' : undefined}
          className={styles.wide}
        >
          <ChoiceLine
            ref={(box) => {
              if (box) box.indeterminate = selected.length > 0 && selected.length < items.length
            }}
            type="checkbox"
            checked={selected.length === items.length}
            onChange={() => setMarked(selected.length === items.length ? new Set() : new Set(idsOf(items)))}
          >
            {selected.length > 0 ? (
              <strong role="status">{say.selected({ count: selected.length })}</strong>
            ) : (
              say.selectAll()
            )}
          </ChoiceLine>
          {selected.length > 0 ? (
            <Row as="span" gap="s" align="stretch" fixed>
              <Button
                size="compact"
                kind="primary"
                working={busy.length > 1}
                workingLabel={say.accepting()}
                onClick={() => void accept(selected)}
              >
                {say.accept()}
              </Button>
              <Button size="compact" kind="danger" disabled={busy.length > 0} onClick={() => setRefused(selected)}>
                {say.refuse()}
              </Button>
            </Row>
          ) : (
            <Text as="span" only="desks" type="small" tone="ink3">
              {say.keys()}
            </Text>
          )}
        </Row>
      )}
      <Box
        as="ul"
        ref={list}
        tabIndex={-1}
        lined="above"
        className={styles.wide}
        aria-label={say.list()}
        onKeyDown={press}
      >
        {items.map((item) => (
          <ReviewRow
            key={item.id}
            item={item}
            isMarked={marked.has(item.id)}
            isBusy={busy.includes(item.id)}
            onMark={() => toggle(item.id)}
            onAccept={() => void accept([item])}
            onRefuse={() => setRefused([item])}
            onUndo={() => void reviews.undo([item.id]).then(afterwards)}
          />
        ))}
      </Box>
      {refused && (
        <RefuseDialog
          items={refused}
          working={reviews.isDeciding}
          onClose={() => setRefused(undefined)}
          onRefuse={async (reason) => {
            if (!(await reviews.decide({ ids: idsOf(refused), accepted: false, reason }))) return
            setRefused(undefined)
            afterwards()
          }}
        />
      )}
    </>
  )
}

const idsOf = (items: ReviewItem[]) => items.map(({ id }) => id)
const isMove = (key: string) => key === 'ArrowDown' || key === 'ArrowUp'

function focusRow(list: HTMLUListElement | null, at: number): void {
  const row = list?.children.item(at)
  if (row instanceof HTMLElement) row.focus()
}
