import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { COMMANDS } from '../commands.mjs'
import { listFiles } from '../setup/hash-files.mjs'
import { listPaths, readSources } from '../structure/source-files.ts'
import type { CheckResult } from './report.ts'

/** Names that a document may use besides paths. */
export type Known = {
  exists: (path: string) => boolean
  /** File names without folders, for files whose folder was named before. */
  fileNames: Set<string>
  scripts: string[]
  /** The names that follow `npm run look --`. */
  looks: string[]
  /** Settings, and everything else that the code writes in capitals. */
  settings: Set<string>
}

const ROOTS = 'apps|base|bench|card|credentials|db|deploy|docs|e2e|features|gallery|platform|testing|tools|ui|[.]ci'
const PATH = new RegExp(`^(?:(?:${ROOTS})/[\\w./*{},-]*|[\\w.-]+[.](?:md|json|yaml|ts|mjs))$`)
/** Names for any file of a kind, and files that a running server creates. */
const KINDS =
  /^(contract|rules|texts|wallet-texts|routes|tables|queries|jobs|pages)[.]ts$|^(openid|did|openapi|secrets)[\w-]*[.]json$/
const CAPITALS = /\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g
const DECISION = /\[decision (\d+)\]\((\d{4})-[\w-]+[.]md\)/
/** The third line of a decision: whether it holds, and the day of its first version. */
const STATUS = new RegExp(
  `^Status: (?:accepted|reversed by ${DECISION.source}) \\(\\d{4}-\\d{2}-\\d{2}\\)(?:, changed by ${DECISION.source}(?: and ${DECISION.source})*)?[.]$`,
)
const SETTING = /`([A-Z][A-Z0-9_]+)(?:=[^`]*)?`/g

/** Every document names only paths, commands, links and settings that exist. */
export function checkDocuments(root: string): CheckResult {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }
  const files = listFiles(root, [
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'docs',
    'deploy',
    ...listPaths(root),
  ])
  const texts = [...readSources(root).map(({ text }) => text), readFileSync(join(root, '.env.example'), 'utf8')]
  const known: Known = {
    exists: (path) => existsSync(join(root, path)),
    fileNames: new Set(files.map((path) => basename(path))),
    scripts: Object.keys(scripts),
    looks: Object.keys(COMMANDS).flatMap((name) => /^look (.+)/.exec(name)?.[1] ?? []),
    settings: new Set(texts.flatMap((text) => text.match(CAPITALS) ?? [])),
  }
  const documents = [...new Set(files)].filter((path) => path.endsWith('.md'))
  const offences = documents.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return [...documentOffences(path, text, known), ...statusOffences(path, text)]
  })
  return { read: documents.length, unit: 'documents', offences: [...offences, ...gapOffences(documents)] }
}

/** Names in a document without a target: links, paths in backticks, `npm run` commands, settings. */
export function documentOffences(path: string, text: string, known: Known): string[] {
  const named = (offence: string) => `${path}: ${offence}`
  const prose = text.replace(/^```[\s\S]*?^```/gm, '')
  return [
    ...linksIn(prose)
      .filter((link) => !linkExists(path, link, known))
      .map((link) => named(`the link ${link} leads nowhere`)),
    ...pathsIn(prose)
      .filter((one) => !pathExists(path, one, known))
      .map((one) => named(`there is no ${one}`)),
    ...commandsIn(text)
      .filter((name) => !known.scripts.includes(name))
      .map((name) => named(`package.json has no command ${name}`)),
    ...looksIn(text)
      .filter((name) => !known.looks.includes(name))
      .map((name) => named(`npm run look has no ${name}`)),
    ...settingsIn(prose)
      .filter((name) => !known.settings.has(name))
      .map((name) => named(`there is no setting ${name}`)),
  ]
}

/** Decisions whose number does not follow the previous one. */
export function gapOffences(paths: string[]): string[] {
  const numbers = paths.flatMap((path) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1] ?? []).sort()
  return numbers.flatMap((number, i) =>
    Number(number) === i + 1 ? [] : [`docs/decisions: ${number} follows ${numbers[i - 1] ?? 'nothing'}`],
  )
}

/** A decision without its status, or whose status names a decision by another number than its file has. */
export function statusOffences(path: string, text: string): string[] {
  if (!/^docs\/decisions\/\d{4}-/.test(path)) return []
  const line = text.split('\n')[2] ?? ''
  if (!STATUS.test(line))
    return [`${path}: its third line is not "Status: accepted (2026-11-21)." or another of docs/decisions/README.md`]
  return [...line.matchAll(new RegExp(DECISION, 'g'))].flatMap(([link, number, file]) =>
    Number(number) === Number(file) ? [] : [`${path}: ${link} leads to another decision`],
  )
}

function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => (link ?? '').replace(/#.*$/, ''))
    .filter((link) => link !== '' && !/^(https?:|mailto:|\/)/.test(link))
}

function linkExists(path: string, link: string, known: Known): boolean {
  return known.exists(normalize(join(dirname(path), link)))
}

function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, code]) => (code ?? '').replace(/:\d+$/, ''))
    .filter((code) => PATH.test(code) && !KINDS.test(code))
}

/** A path from the root, or relative to the document; for a pattern, its folder. */
function pathExists(path: string, named: string, known: Known): boolean {
  const fixed = /[*{]|N{4}/.test(named)
    ? (/^(.*)\/[^/]*(?:[*{]|N{4})/.exec(named)?.[1] ?? '.').replace(/[*{].*$/, '')
    : named
  if (!fixed.includes('/') && known.fileNames.has(fixed)) return true
  return known.exists(fixed) || known.exists(normalize(join(dirname(path), fixed)))
}

function commandsIn(text: string): string[] {
  return [...text.matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, name]) => name ?? '')
}

function looksIn(text: string): string[] {
  return [...text.matchAll(/\bnpm run look -- ([a-z][\w-]*)/g)].map(([, name]) => name ?? '')
}

function settingsIn(text: string): string[] {
  return [...text.matchAll(SETTING)].map(([, name]) => name ?? '').filter((name) => name.includes('_'))
}
