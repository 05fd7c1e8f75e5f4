import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeHtml } from '#base/escape-html.ts'
import { type Language, preferredLanguage } from '#base/text.ts'

/** The build's entry for a page: the start of its path, and the addresses of its scripts and styles. */
type Listed = { path: string } & Record<Language, string[]>

/**
 * Links for the head of a page of a built app: the scripts and styles that it loads first, in the browser's language.
 * Without them the browser discovers each only from the previous one. Empty for a page that the build does not list.
 */
export async function firstParts(root: string, path: string, acceptLanguage: string | undefined): Promise<string[]> {
  // A page works without them, but loads more slowly.
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
