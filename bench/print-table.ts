export type Row = {
  figure: string
  value: number
  unit: string
  /** The goal of the product; a value beyond it fails the run. */
  goal?: { most: number } | { least: number }
  /** Measured in the same run, so that a slow machine affects both; in the row's unit. */
  peer?: { name: string; value: number }
}

/** Prints measured rows as a table with goal and peer, and marks the process as failed when a goal is missed. */
export function printTable(rows: Row[]): void {
  const cells = rows.map(({ figure, value, unit, goal, peer }) => [
    figure,
    `${shown(value)} ${unit}`,
    goalText({ value, goal }),
    peer ? `${peer.name}: ${shown(peer.value)} ${unit}` : '',
    peer ? `${shown(value / peer.value)} x` : '',
  ])
  const table = [['figure', 'value', 'goal', 'peer in the same run', 'ratio'], ...cells]
  const widths = (table[0] ?? []).map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)))
  for (const row of table) console.log(`  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd())
  if (rows.some((row) => !isKept(row))) process.exitCode = 1
}

function isKept({ value, goal }: Pick<Row, 'value' | 'goal'>): boolean {
  if (!goal) return true
  return 'most' in goal ? value <= goal.most : value >= goal.least
}

function goalText(row: Pick<Row, 'value' | 'goal'>): string {
  if (!row.goal) return '-'
  const text = 'most' in row.goal ? `at most ${row.goal.most}` : `at least ${row.goal.least}`
  return isKept(row) ? text : `${text}, MISSED`
}

const shown = (value: number) =>
  Number.isInteger(value) ? String(value) : value >= 100 ? value.toFixed(0) : value.toPrecision(3)
