import { relative } from 'node:path'
import type { Reporter } from 'knip'

/** A knip reporter that prints, as JSON, the number of files read and the unused code. */
const report: Reporter = ({ report: wanted, issues, counters, cwd }) => {
  const kinds = (Object.keys(issues) as (keyof typeof issues)[]).filter((kind) => wanted[kind])
  const offences = kinds.flatMap((kind) =>
    Object.values(issues[kind]).flatMap((byName) =>
      Object.values(byName).map(({ filePath, symbol }) => {
        const file = relative(cwd, filePath)
        return symbol === filePath || symbol === file ? `${file}: unused file` : `${file}: ${symbol} (${kind})`
      }),
    ),
  )
  console.log(JSON.stringify({ read: counters.processed, offences }))
}

export default report
