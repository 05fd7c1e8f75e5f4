import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const IMPACTS = ['critical', 'serious', 'moderate', 'minor']

/** One line of the findings: a screen at one width in one colour scheme, and the results of axe. */
type Look = { name: string; path: string; width: number; colorScheme: string; found: Finding[] }
type Finding = { id: string; impact: string; target: string[]; failureSummary: string }

/**
 * Writes a table of every checked screen, one line per width and colour scheme, and beneath it each finding; returns
 * the number of lines and of serious or critical findings.
 */
export function writeReport(findings: string, file: string) {
  const lines = existsSync(findings) ? readFileSync(findings, 'utf8').trim().split('\n') : []
  const looks = lines.filter(Boolean).map((line): Look => JSON.parse(line))
  const rows = looks.map(({ name, path, width, colorScheme, found }) =>
    [name, path, width, colorScheme, ...IMPACTS.map((impact) => countOf(found, impact))].join(' | '),
  )
  const details = looks.flatMap(({ name, width, colorScheme, found }) =>
    found.map(
      ({ id, impact, target, failureSummary }) =>
        `- ${impact}: ${id}, ${name}, ${width} wide, ${colorScheme}: \`${target.join(' ')}\` ${failureSummary.replaceAll('\n', ' ')}`,
    ),
  )
  const head = ['screen', 'path', 'width', 'colours', ...IMPACTS]
  const table = [head.join(' | '), head.map(() => '---').join(' | '), ...rows].map((row) => `| ${row} |`)
  writeFileSync(
    file,
    ['# What axe found', '', ...table, '', ...(details.length > 0 ? details : ['Nothing.']), ''].join('\n'),
  )
  const grave = looks.reduce((sum, { found }) => sum + countOf(found, 'serious') + countOf(found, 'critical'), 0)
  return { screens: looks.length, grave, file }
}

function countOf(found: Finding[], impact: string): number {
  return found.filter((each) => each.impact === impact).length
}
