import { readFile } from 'node:fs/promises'

const FILE = new URL('../../../dist/studio/index.html', import.meta.url)
/** The response where the studio was not built: only the head. */
const BARE = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title></title></head><body></body></html>'

/** Reads the studio's current page on each request: a build while the server runs renames its files. */
export function studioPage(): Promise<string> {
  return readFile(FILE, 'utf8').catch(() => BARE)
}
