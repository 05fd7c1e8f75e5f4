import ts from 'typescript'
import { isBeside, type SourceFile } from './source-files.ts'

/** Where tables are declared: with the SQL name as the first argument. */
const DECLARED = /^(features\/[^/]+\/server|platform)\/([a-z0-9-]+-)?tables[.]ts$/
const TABLE = /\bpgTable\(\s*'([a-z0-9_]+)'/g
/** What looks at the tables from outside of the product. */
const OUTSIDE = /^(testing|e2e|bench|tools|gallery)\/|\/testing-[a-z0-9-]+[.]tsx?$/
/** Functions that run or quote their first argument. */
const QUERIES = ['query', 'execute', 'exec', 'raw', 'identifier']
const STATEMENT = /^.\s*(select|insert into|update|delete from|with)\s/

type Found = { name: string; index: number }

/**
 * Tables that SQL names by a bare word, which no check of imports can see: which feature reads which table is then told
 * nowhere. A CTE or an alias with the name of a table counts, since it reads as one.
 */
export function bareTableOffences(files: SourceFile[]): string[] {
  const names = files
    .filter(({ path }) => DECLARED.test(path))
    .flatMap(({ text }) => [...text.matchAll(TABLE)].map((match) => match[1] ?? ''))
  if (names.length === 0) return []
  const find = finderOf(names)
  return files
    .filter(({ path }) => path.endsWith('.ts') && !OUTSIDE.test(path) && !isBeside(path))
    .flatMap((file) => offencesIn(file, find))
}

function offencesIn({ path, text }: SourceFile, find: (sql: string) => Found[]): string[] {
  if (!/\bsql\b|select |update |[.](query|exec|execute)\(/.test(text)) return []
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true)
  const offences: string[] = []
  const look = (node: ts.Node) => {
    if (isSql(node))
      for (const { name, index } of find(masked(node))) {
        const line = source.getLineAndCharacterOfPosition(node.getStart() + index).line + 1
        offences.push(`${path}:${line}: SQL names the table ${name} by a bare word; import it and write it as \${…}`)
      }
    ts.forEachChild(node, look)
  }
  look(source)
  return offences
}

type Literal = ts.TemplateExpression | ts.StringLiteralLike

/** A literal tagged `sql`, one that is run or quoted, or one that begins as a statement. */
function isSql(node: ts.Node): node is Literal {
  if (!ts.isTemplateExpression(node) && !ts.isStringLiteralLike(node)) return false
  const { parent } = node
  if (ts.isTaggedTemplateExpression(parent)) return parent.tag.getText() === 'sql'
  if (STATEMENT.test(node.getText())) return true
  if (!ts.isCallExpression(parent) || parent.arguments[0] !== node) return false
  return ts.isPropertyAccessExpression(parent.expression) && QUERIES.includes(parent.expression.name.text)
}

/** A literal as it stands in its file, so that places stay right, without its comments and what is put into it. */
function masked(node: Literal): string {
  const text = node.getText()
  const blank = (part: string) => part.replace(/[^\n]/g, '$')
  const spans = ts.isTemplateExpression(node) ? node.templateSpans : []
  const filled = spans.reduce((done, { expression }) => {
    const [from, to] = [expression.pos - node.getStart(), expression.end - node.getStart()]
    return done.slice(0, from) + blank(done.slice(from, to)) + done.slice(to)
  }, text)
  return filled.replace(/--.*|\/\*[\s\S]*?\*\//g, blank)
}

/** Finds the names in a text where SQL expects a table, or a column of one. */
function finderOf(names: string[]): (sql: string) => Found[] {
  const name = `"?(?<name>${names.join('|')})"?(?![\\w$(])`
  const patterns = [
    `\\b(?:from|join|into|update|only|using|table|truncate|analyze)\\s+${name}`,
    `\\bfor\\s+(?:no\\s+key\\s+|key\\s+)?(?:update|share)\\s+of\\s+${name}`,
    `(?<![\\w.$'])${name}[.][\\w"*$]`,
    `(?:to_regclass\\()?'${name}'(?:::regclass|\\))`,
  ].map((pattern) => new RegExp(pattern, 'dgi'))
  const listed = new RegExp(`^,\\s*${name}`, 'di')
  return (sql) => {
    const found = patterns.flatMap((pattern) => [...sql.matchAll(pattern)].map(foundAt))
    const inLists = commasOfLists(sql).flatMap((comma) => {
      const match = listed.exec(sql.slice(comma))
      return match ? [{ ...foundAt(match), index: comma + foundAt(match).index }] : []
    })
    const byPlace = new Map([...found, ...inLists].map((one) => [one.index, one]))
    return [...byPlace.values()].sort((a, b) => a.index - b.index)
  }
}

const foundAt = (match: RegExpExecArray): Found => ({
  name: match.groups?.name ?? '',
  index: match.indices?.groups?.name?.[0] ?? 0,
})

const LIST = /\b(?:from|using)\b/gi
const LIST_ENDS = /^(?:where|group|order|having|limit|returning|for|union|except|intersect|window|set|select)\b/i

/** The commas between the tables of a list: those after a `from` that are in no brackets. */
function commasOfLists(sql: string): number[] {
  return [...sql.matchAll(LIST)].flatMap(({ index, 0: word }) => {
    const commas: number[] = []
    let depth = 0
    for (let at = index + word.length; at < sql.length && depth >= 0; at += 1) {
      const sign = sql[at]
      if (sign === '(') depth += 1
      else if (sign === ')') depth -= 1
      else if (depth > 0) continue
      else if (sign === ',') commas.push(at)
      else if (!/\w/.test(sql[at - 1] ?? '') && LIST_ENDS.test(sql.slice(at, at + 10))) break
    }
    return commas
  })
}
