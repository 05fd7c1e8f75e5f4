import { type KeyboardEvent, useState } from 'react'
import { useFormat } from '../words/format.ts'
import styles from './column-chart.module.css'
import { gridOf } from './grid-lines.ts'

export type ChartColumn = {
  key: string
  /** In full: "Sunday, 1 Nov". */
  title: string
  /** Below the column, where there is room. */
  label?: string
  /** One for each series, from below. */
  values: number[]
}
type Props = {
  label: string
  /** The heads of the table that screen readers get: of the columns, then of each series. */
  heads: string[]
  /** What a column's values mean, as lines of its tooltip. */
  say: (values: number[]) => string[]
  columns: ChartColumn[]
}

/** Up to so many columns each is wide enough for the label in its middle. */
const FEW = 14

/**
 * Columns that rise to a peak. The pointer, or the arrow keys, choose one, whose numbers are beside it; screen readers get a table.
 */
export function ColumnChart({ label, heads, say, columns }: Props) {
  const format = useFormat()
  const [at, setAt] = useState<number>()
  const most = Math.max(...columns.map(({ values }) => sumOf(values)))
  const { top, lines } = gridOf(most)
  const press = (event: KeyboardEvent) => {
    const to = stepTo(event.key, at, columns.length)
    if (to === undefined) return
    event.preventDefault()
    setAt(to)
  }
  const chosen = at === undefined ? undefined : columns[at]
  return (
    <figure className={styles.chart} aria-label={label}>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of drawn columns has no element of its own */}
      <div
        role="group"
        aria-label={label}
        className={styles.plot}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move through the columns, whose numbers the status says
        tabIndex={0}
        onKeyDown={press}
        onBlur={() => setAt(undefined)}
        onPointerLeave={() => setAt(undefined)}
      >
        {lines.map((line) => (
          <span key={line} className={styles.line} style={{ bottom: `${(100 * line) / top}%` }} aria-hidden>
            <span className={styles.lineLabel}>{format.number(line)}</span>
          </span>
        ))}
        {columns.map(({ key, values }, index) => (
          <span
            key={key}
            className={styles.place}
            data-chosen={index === at || undefined}
            onPointerEnter={() => setAt(index)}
            aria-hidden
          >
            <Column values={values} top={top} />
          </span>
        ))}
        {chosen && at !== undefined && (
          <span className={styles.tip} style={tipPlace(at, columns.length, sumOf(chosen.values) / top)} aria-hidden>
            <span className={styles.tipTitle}>{chosen.title}</span>
            {say(chosen.values).map((line) => (
              <strong key={line}>{line}</strong>
            ))}
          </span>
        )}
      </div>
      <span role="status" className="bz-hidden">
        {chosen && [chosen.title, ...say(chosen.values)].join(', ')}
      </span>
      <div className={styles.labels} data-many={columns.length > FEW || undefined} aria-hidden>
        {columns.map(({ key, label: below }) => (
          <span key={key} className={styles.place}>
            {below && <span className={styles.labelText}>{below}</span>}
          </span>
        ))}
      </div>
      {heads.length > 2 && (
        <div className={styles.legend} aria-hidden>
          {heads.slice(1).map((head) => (
            <span key={head}>{head}</span>
          ))}
        </div>
      )}
      <table className="bz-hidden">
        <caption>{label}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.map(({ key, title, values }) => (
            <tr key={key}>
              <th scope="row">{title}</th>
              {values.map((value, series) => (
                <td key={heads[series + 1]}>{format.number(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

function Column({ values, top }: { values: number[]; top: number }) {
  const total = sumOf(values)
  if (total <= 0) return null
  return (
    <span className={styles.column} style={{ height: `${(100 * total) / top}%` }}>
      {values.map((value, series) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a series is its place
        <span key={series} data-series={series} style={{ flexGrow: value }} />
      ))}
    </span>
  )
}

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0)

function stepTo(key: string, at: number | undefined, count: number): number | undefined {
  if (key === 'ArrowRight') return at === undefined ? 0 : Math.min(at + 1, count - 1)
  if (key === 'ArrowLeft') return at === undefined ? count - 1 : Math.max(at - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** Above its column, and within the chart at both ends. */
function tipPlace(at: number, count: number, height: number) {
  const middle = (100 * (at + 0.5)) / count
  return { left: `${middle}%`, bottom: `min(calc(${100 * height}% + 8px), 76%)`, translate: `-${middle}% 0` }
}
