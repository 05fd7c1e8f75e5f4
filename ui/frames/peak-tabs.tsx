import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useSidewaysEnds } from '../browser/use-sideways-ends.ts'
import { Box } from '../layout/box.tsx'
import { Row } from '../layout/row.tsx'
import { useFormat } from '../words/format.ts'
import styles from './peak-tabs.module.css'

export type PeakTab<K extends string = string> = { key: K; label: ReactNode; count?: number }

type Props<K extends string> = {
  tabs: PeakTab<K>[]
  active: K
  onSelect: (key: K) => void
  /** Accessible name of the tabs. */
  label: string
  /** Filter or order, at the right of the tabs. */
  aside?: ReactNode
}

/** Half the width of the peak; less under a very narrow tab. */
const PEAK_HALF = 12

/** Tabs on a hairline that rises to a peak under the active one. Arrow keys, Home and End move. */
export function PeakTabs<K extends string>({ tabs, active, onSelect, label, aside }: Props<K>) {
  const format = useFormat()
  const list = useRef<HTMLDivElement>(null)
  const scroll = useSidewaysEnds()
  const [peak, setPeak] = useState<{ left: number; width: number }>()
  useLayoutEffect(() => {
    const measure = () => {
      const tab = list.current?.querySelector<HTMLElement>(`[data-key="${active}"]`)
      setPeak(tab ? { left: tab.offsetLeft - 2, width: tab.offsetWidth + 4 } : undefined)
      // Again when a count arrives, which makes the tabs wider.
      tab?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
    }
    measure()
    const watch = new ResizeObserver(measure)
    for (const tab of list.current?.querySelectorAll('[role="tab"]') ?? []) watch.observe(tab)
    return () => watch.disconnect()
  }, [active])
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.key === active)
    const to = nextTab(event.key, at, tabs.length)
    const tab = to === undefined ? undefined : tabs[to]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.key)
    list.current?.querySelector<HTMLElement>(`[data-key="${tab.key}"]`)?.focus()
  }
  return (
    <Row below="xl" gap="xxl" align="start" justify="between" className={styles.tabs}>
      <Box grow ref={scroll} className={styles.scroll}>
        <div ref={list} className={styles.list} role="tablist" aria-label={label} onKeyDown={move}>
          {tabs.map((tab) => (
            <button
              key={tab.key}
              type="button"
              role="tab"
              data-key={tab.key}
              className={styles.tab}
              aria-selected={tab.key === active}
              tabIndex={tab.key === active ? 0 : -1}
              onClick={() => onSelect(tab.key)}
            >
              {tab.label}
              {tab.count !== undefined && <span className={styles.count}>{format.number(tab.count)}</span>}
            </button>
          ))}
          {peak && <Peak {...peak} />}
        </div>
      </Box>
      {aside && (
        <Row gap="s" className={styles.aside}>
          {aside}
        </Row>
      )}
    </Row>
  )
}

/** The line under the active tab: as wide as the tab, with a peak that keeps its form. */
function Peak({ left, width }: { left: number; width: number }) {
  const half = Math.min(PEAK_HALF, width / 3)
  const [from, top, to] = [width / 2 - half, width / 2, width / 2 + half]
  return (
    <svg
      className={styles.peak}
      viewBox={`0 0 ${width} 9`}
      preserveAspectRatio="none"
      style={{ width, transform: `translateX(${left}px)` }}
      aria-hidden
    >
      <path className={styles.ground} d={`M${from} 9V7.5L${top} 1.5 ${to} 7.5V9z`} />
      <path
        className={styles.line}
        d={`M0 7.5H${from}L${top} 1.5 ${to} 7.5H${width}`}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

function nextTab(key: string, at: number, length: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % length
  if (key === 'ArrowLeft') return (at - 1 + length) % length
  if (key === 'Home') return 0
  if (key === 'End') return length - 1
  return undefined
}
