import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Endpoint } from '#base/endpoint.ts'

/** The folder of the examples, one file per call. */
export const EXAMPLES = fileURLToPath(new URL('./examples', import.meta.url))

/** A recorded call and its response; of a stream, its first event. A file is written as `{ $file: name }`. */
export type Example = { input: Record<string, unknown>; answer: unknown }

/** The file name of a call's example: `post-sessions-link.json`. */
export function exampleName({ method, base, path }: Endpoint): string {
  const words = `${base === '' ? 'root' : ''}${path}`.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '')
  return `${method.toLowerCase()}-${words}.json`.toLowerCase()
}

/** All examples, by file name. */
export async function readExamples(): Promise<Map<string, Example>> {
  const names = await readdir(EXAMPLES).catch(() => [])
  const read = names.map(async (name) => [name, JSON.parse(await readFile(join(EXAMPLES, name), 'utf8'))] as const)
  return new Map(await Promise.all(read))
}
