import { type Language, type Sentence, say } from '#base/text.ts'
import type { Context } from '#platform/context.ts'
import { type Store, StoreAway } from '#platform/storage/store.ts'
import { cookies } from '../cookies-texts.ts'
import { help } from '../help-texts.ts'
import { notice } from '../notice-texts.ts'
import { privacy } from '../privacy-texts.ts'
import type { LegalPage } from '../rules.ts'
import { terms } from '../terms-texts.ts'

export type PageName = LegalPage | 'help'
export type Document = { markdown: string; isDefault: boolean }
type Read = { text: string | undefined; until: number }

/** How long a page of a store elsewhere is shown without asking again. */
const FRESH_MS = 5000
/** What this process read last from its store: there are ten pages. */
const lastRead = new WeakMap<Store, Map<string, Read>>()

const DEFAULTS: Record<PageName, Sentence> = {
  terms: terms.document,
  privacy: privacy.document,
  legal: notice.document,
  cookies: cookies.document,
  help: help.document,
}

/**
 * The text of a page: the operator's file `legal/{language}/{page}.md` in DATA_DIR (read again each time) or in the store
 * (a change shows after five seconds), or our default. While the store is away, the text that was read last.
 */
export async function readDocument(
  { store, config }: Pick<Context, 'store' | 'config'>,
  language: Language,
  page: PageName,
): Promise<Document> {
  const written = await readWritten(store, `legal/${language}/${page}.md`)
  if (written !== undefined) return { markdown: written, isDefault: false }
  const { publicUrl, walletUrl, supportEmail } = config
  const values = { host: new URL(publicUrl).host, walletUrl, supportEmail }
  return { markdown: say(DEFAULTS[page], language, values).trim(), isDefault: true }
}

/** Any failure but an absent file must not show the default as the operator's text. */
async function readWritten(store: Store, key: string): Promise<string | undefined> {
  if (store.kind === 'folder') return (await store.get(key))?.toString()
  const pages = lastRead.get(store) ?? new Map<string, Read>()
  lastRead.set(store, pages)
  const known = pages.get(key)
  if (known && performance.now() < known.until) return known.text
  const keep = (text: string | undefined) => {
    pages.set(key, { text, until: performance.now() + FRESH_MS })
    return text
  }
  return store.get(key).then(
    (bytes) => keep(bytes?.toString()),
    (error: unknown) => {
      if (known && error instanceof StoreAway) return keep(known.text)
      throw error
    },
  )
}
