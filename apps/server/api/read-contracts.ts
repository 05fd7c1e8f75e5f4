import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Endpoint } from '#base/endpoint.ts'

const FEATURES = fileURLToPath(new URL('../../../features', import.meta.url))
/** The sentences of the problems that any call may return. */
const COMMON_TEXTS = fileURLToPath(new URL('../../../ui/words/texts.ts', import.meta.url))
const CONTRACT = /^([a-z0-9-]+-)?contract[.]ts$/
const TEXTS = /^([a-z0-9-]+-)?texts[.]ts$/

/** A call in its contract file: its name, its feature, and the comment above it. */
export type Declared = { name: string; feature: string; says: string }

/** A call's method and address, by which it is found among the contracts. */
export function addressOf({ method, base, path }: Pick<Endpoint, 'method' | 'base' | 'path'>): string {
  return `${method} ${base}${path}`
}

/**
 * The name and comment of every endpoint by its address, read from the sources. A built server has the contracts a second
 * time, joined into its own file, so that its endpoints are other objects than these.
 */
export async function readContracts(): Promise<Map<string, Declared>> {
  const found = new Map<string, Declared>()
  for (const { feature, path } of await filesNamed(CONTRACT)) {
    const text = await readFile(path, 'utf8')
    for (const [name, value] of Object.entries(await load(path))) {
      if (isEndpoint(value)) found.set(addressOf(value), { name, feature, says: commentAbove(text, name) })
    }
  }
  return found
}

/** The English sentence of every key in a texts.ts; problems are among these keys. */
export async function readSentences(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const path of [COMMON_TEXTS, ...(await filesNamed(TEXTS)).map(({ path }) => path)]) {
    for (const catalogue of Object.values(await load(path))) {
      if (typeof catalogue !== 'object' || catalogue === null) continue
      for (const [key, sentence] of Object.entries(catalogue as Record<string, { en?: unknown }>)) {
        if (typeof sentence?.en === 'string' && !found.has(key)) found.set(key, sentence.en)
      }
    }
  }
  return found
}

async function filesNamed(pattern: RegExp): Promise<{ feature: string; path: string }[]> {
  const features = JSON.parse(await readFile(join(FEATURES, 'order.json'), 'utf8')) as string[]
  const listed = await Promise.all(
    features.map(async (feature) => {
      const names = await readdir(join(FEATURES, feature)).catch(() => [])
      const matching = names.filter((name) => pattern.test(name)).sort()
      return matching.map((name) => ({ feature, path: join(FEATURES, feature, name) }))
    }),
  )
  return listed.flat()
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
