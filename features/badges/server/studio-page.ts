import { readFile } from 'node:fs/promises'

const FILE = new URL('../../../dist/studio/index.html', import.meta.url)
/** What is answered where the studio was not built: the filled head alone. */
const BARE = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title></title></head><body></body></html>'

let page: Promise<string> | undefined

/** The studio's page as it was built, read once. */
export function studioPage(): Promise<string> {
  page ??= readFile(FILE, 'utf8').catch(() => BARE)
  return page
}
