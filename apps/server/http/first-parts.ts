import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeHtml } from '#base/escape-html.ts'
import { type Language, preferredLanguage } from '#base/text.ts'

/** What the build lists of a page: by the beginning of its path, the addresses of its scripts and styles. */
type Listed = { path: string } & Record<Language, string[]>

/**
 * Links for the head of a page of a built app: the scripts and styles that it begins with, in the language that the browser
 * asks for. Without them the browser learns of each only from the one before. None for a page that the build does not list.
 */
export async function firstParts(root: string, path: string, acceptLanguage: string | undefined): Promise<string[]> {
  // A page works without them, only later.
  const list = await readFile(join(root, 'first-parts.json'), 'utf8').catch(() => '[]')
  const listed = JSON.parse(list) as Listed[]
  const page = listed.find(({ path: begin }) => path === begin || (begin.length > 1 && path.startsWith(`${begin}/`)))
  return page?.[preferredLanguage(acceptLanguage)].map(linkTo) ?? []
}

function linkTo(address: string): string {
  const href = escapeHtml(address)
  return address.endsWith('.css')
    ? `<link rel="preload" as="style" href="${href}" crossorigin />`
    : `<link rel="modulepreload" href="${href}" crossorigin />`
}
