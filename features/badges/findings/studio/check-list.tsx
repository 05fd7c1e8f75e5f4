import { type CheckedLine, linesOf } from '../line-rules.ts'
import type { Checked } from '../rules.ts'
import { CheckLine } from './check-line.tsx'
import { CheckRows } from './check-row.tsx'
import type { CheckedBadge } from './use-check-aside.ts'

type Props = {
  checks: Checked[]
  /** The finding that decided: its line comes first, on the ground of its status. */
  because: string
  badge: CheckedBadge
  label?: string
}

/** The checks of a badge; those that did not decide keep their order. */
export function CheckList({ checks, because, badge, label }: Props) {
  const isDeciding = ({ check }: CheckedLine) => check.finding === because
  const ordered = linesOf(checks, because).toSorted((a, b) => Number(isDeciding(b)) - Number(isDeciding(a)))
  return (
    <CheckRows label={label}>
      {ordered.map((line) => (
        <CheckLine key={line.check.check} {...line} badge={badge} isDeciding={isDeciding(line)} />
      ))}
    </CheckRows>
  )
}
