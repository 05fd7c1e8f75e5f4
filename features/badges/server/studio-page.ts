import { readFile } from 'node:fs/promises'

const FILE = new URL('../../../dist/studio/index.html', import.meta.url)
/** What is answered where the studio was not built: the filled head alone. */
const BARE = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title></title></head><body></body></html>'

/** The studio's page as it is built now: a build while the server runs changes the names of its files. */
export function studioPage(): Promise<string> {
  return readFile(FILE, 'utf8').catch(() => BARE)
}
