import { readdir, readFile } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Endpoint } from '#base/endpoint.ts'
import { say } from '#base/text.ts'
import { addressOf } from './address-of.ts'

// What the sources say. A built server has none: the build runs each function here once, and keeps what it returns as JSON
// (tools/vite/run-at-build.ts).

const FEATURES = fileURLToPath(new URL('../../../features', import.meta.url))
/** The sentences of the problems that any call may return. */
const COMMON_TEXTS = fileURLToPath(new URL('../../../ui/words/texts.ts', import.meta.url))
const CONTRACT = /^([a-z0-9-]+-)?contract[.]ts$/
const TEXTS = /^([a-z0-9-]+-)?texts[.]ts$/
/** Beside the server and the screens of a feature and of its sub-features is what they share. */
const IN_LAYER = /(^|[/])(server|studio|wallet|view)[/]/

/** A call in its contract file: its name, its feature, and the comment above it. */
export type Declared = { name: string; feature: string; says: string }

/** The name and comment of every endpoint, with its address. */
export async function listDeclared(): Promise<[address: string, Declared][]> {
  const found: [string, Declared][] = []
  for (const { feature, path } of await filesNamed(CONTRACT)) {
    const text = await readFile(path, 'utf8')
    for (const [name, value] of Object.entries(await load(path))) {
      if (isEndpoint(value)) found.push([addressOf(value), { name, feature, says: commentAbove(text, name) }])
    }
  }
  return found
}

/**
 * The English sentence of every key in a texts.ts, as `feature/key` and `/key`; those of problems come first, and of these the
 * common ones.
 */
export async function listSentences(): Promise<[key: string, sentence: string][]> {
  const found = new Map<string, string>()
  const files = [{ feature: '', path: COMMON_TEXTS }, ...(await filesNamed(TEXTS))]
  const catalogues = await Promise.all(
    files.map(async ({ feature, path }) => ({ feature, ...split(await load(path)) })),
  )
  const note = (name: string, sentence: { en?: unknown }) => {
    if (typeof sentence?.en === 'string' && !found.has(name)) found.set(name, say({ en: sentence.en, fr: '' }, 'en'))
  }
  for (const { feature, problems } of catalogues) {
    for (const [key, sentence] of problems) note(`${feature}/${key}`, sentence)
  }
  for (const part of ['problems', 'others'] as const) {
    for (const each of catalogues) for (const [key, sentence] of each[part]) note(`/${key}`, sentence)
  }
  return [...found]
}

type Sentenced = [key: string, sentence: { en?: unknown }][]

/** The sentences of a module's catalogues of problems, and those of its other ones. */
function split(exports: Record<string, unknown>): { problems: Sentenced; others: Sentenced } {
  const [problems, others]: [Sentenced, Sentenced] = [[], []]
  for (const [name, catalogue] of Object.entries(exports)) {
    if (typeof catalogue !== 'object' || catalogue === null) continue
    const sentences = name.endsWith('Problems') ? problems : others
    sentences.push(...Object.entries(catalogue as Record<string, { en?: unknown }>))
  }
  return { problems, others }
}

async function filesNamed(pattern: RegExp): Promise<{ feature: string; path: string }[]> {
  const features = JSON.parse(await readFile(join(FEATURES, 'order.json'), 'utf8')) as string[]
  const listed = await Promise.all(
    features.map(async (feature) => {
      const names = await readdir(join(FEATURES, feature), { recursive: true }).catch(() => [])
      const matching = names.filter((name) => !IN_LAYER.test(name) && pattern.test(basename(name))).sort(partsFirst)
      return matching.map((name) => ({ feature, path: join(FEATURES, feature, name) }))
    }),
  )
  return listed.flat()
}

/** Sub-features first: of two sentences for a problem theirs is about the call, the feature's own may be about a form. */
function partsFirst(a: string, b: string): number {
  return Number(b.includes(sep)) - Number(a.includes(sep)) || (a < b ? -1 : 1)
}

function load(path: string): Promise<Record<string, unknown>> {
  return import(pathToFileURL(path).href) as Promise<Record<string, unknown>>
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'who' in value && 'cors' in value
}

function commentAbove(text: string, name: string): string {
  const comment = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export const ${name} =`).exec(text)?.[1] ?? ''
  return comment
    .split('\n')
    .map((line) => line.trim().replace(/^\*\s?/, ''))
    .join(' ')
    .replaceAll(' (ours)', '')
    .trim()
}
