import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isBeside, readSources, type SourceFile } from '../structure/source-files.ts'
import { INSIDE } from '../structure/sub-features.ts'
import { unknownNames, unknownPages } from '../texts/guide-names.ts'
import { mergedIn, twoSentences } from '../texts/merged-catalogues.ts'
import { problemKeysIn, problemKeysOf } from '../texts/problem-keys.ts'
import { cataloguesOf, sentenceOffences } from '../texts/sentences.ts'
import { termsBeside } from '../texts/terms.ts'
import { wordingOffences } from '../texts/wording.ts'
import type { CheckResult } from './report.ts'

const OF_ZOD = new RegExp(`^features/[^/]+/${INSIDE}([a-z0-9-]+-)?(contract|rules)[.]ts$`)
const OF_TEXTS = /(^|[/-])texts[.]ts$/
const OF_SERVER = new RegExp(`^(features/[^/]+/${INSIDE}server|platform|apps/server)/`)
const OF_FRAME = /^apps\/[^/]+\/shell\/[a-z-]+-frame[.]tsx$/
const OF_GUIDE = /^features\/help\/[a-z]+-guides-texts[.]ts$/
const ROUTES = 'apps/studio/routes.tsx'
const ELSEWHERE = ['unreachable']

type Sentence = { en: unknown; fr: unknown }
type Load = (path: string) => Promise<Record<string, unknown>>

/**
 * Every sentence is in both languages and keeps the rules of wording, every problem that a person can see has a sentence, and where catalogues are
 * merged a key has one.
 */
export async function checkTexts(root: string): Promise<CheckResult> {
  const files = readSources(root).filter(({ path }) => !isBeside(path))
  const load: Load = (path) => import(pathToFileURL(join(root, path)).href)
  const offences: string[] = []
  const said = new Set<string>()
  const guides: [where: string, guide: Sentence][] = []
  const spoken: Sentence[] = []
  let read = 0
  for (const { path } of files.filter(({ path }) => OF_TEXTS.test(path) && !path.startsWith('tools/'))) {
    for (const [name, catalogue] of cataloguesOf(await load(path))) {
      for (const [key, sentence] of Object.entries(catalogue)) {
        read += 1
        said.add(key)
        if (OF_GUIDE.test(path)) guides.push([`${path}: ${name}.${key}`, sentence])
        else spoken.push(sentence)
        const found = sentenceOffences(sentence)
        if (found.length === 0) found.push(...wordingOffences(sentence))
        offences.push(...found.map((offence) => `${path}: ${name}.${key}: ${offence}`))
      }
    }
  }
  const routes = files.find(({ path }) => path === ROUTES)?.text ?? ''
  for (const [where, guide] of guides) {
    const unknown = [...unknownNames(guide, spoken), ...unknownPages(guide, routes)]
    offences.push(...unknown.map((offence) => `${where}: ${offence}`))
  }
  const common = (await load('base/problem.ts')).COMMON_PROBLEMS as Record<string, unknown>
  const declared = new Set(Object.keys(common))
  const needed = new Map([...declared, ...ELSEWHERE].map((key) => [key, 'base/problem.ts']))
  for (const { path, text } of files.filter(({ path }) => OF_ZOD.test(path))) {
    const keys = problemKeysOf(await load(path))
    for (const key of keys.declared) declared.add(key)
    for (const key of [...keys.declared, ...keys.validation, ...problemKeysIn(text).messages]) needed.set(key, path)
  }
  for (const [key, path] of needed) {
    if (!said.has(key)) offences.push(`${path}: the problem "${key}" has no sentence in any texts.ts`)
  }
  offences.push(
    ...files.flatMap(besideOffences),
    ...(await mergedOffences(files, load)),
    ...undeclaredOffences(files, declared),
  )
  return { read, unit: 'sentences', offences }
}

/** Sentences beside the code that says them are in no catalogue, so their source is read. */
function besideOffences({ path, text }: SourceFile): string[] {
  if (!text.includes('texts({') || path.startsWith('tools/')) return []
  const curled = /[\u2018\u2019]/.test(text) ? ['write straight apostrophes, they are curled on the screen'] : []
  return [...curled, ...(OF_TEXTS.test(path) ? [] : termsBeside(text))].map((offence) => `${path}: ${offence}`)
}

/** A frame's catalogues stand beside the common ones; a screen's own may say a key of its frame in other words. */
async function mergedOffences(files: SourceFile[], load: Load): Promise<string[]> {
  const offences: string[] = []
  for (const { path, text } of files.filter(({ path }) => path.endsWith('.tsx'))) {
    const merged = mergedIn(path, text)
    if (OF_FRAME.test(path)) merged.unshift({ name: 'commonProblems', from: 'ui/words/texts.ts' })
    const read = await Promise.all(merged.map(async ({ name, from }) => [name, (await load(from))[name]] as const))
    offences.push(...twoSentences(read as Parameters<typeof twoSentences>[0]).map((offence) => `${path}: ${offence}`))
  }
  return offences
}

/** Problems that a server file throws but no contract declares: clients would only see `serverError`. */
function undeclaredOffences(files: SourceFile[], declared: Set<string>): string[] {
  return files
    .filter(({ path }) => OF_SERVER.test(path))
    .flatMap(({ path, text }) =>
      problemKeysIn(text)
        .thrown.filter((key) => !declared.has(key))
        .map((key) => `${path}: throws the problem "${key}", which no contract declares`),
    )
}
