import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Language, type Sentence, say } from '#base/text.ts'
import type { Config } from '#platform/config.ts'
import { cookies } from '../cookies-texts.ts'
import { help } from '../help-texts.ts'
import { notice } from '../notice-texts.ts'
import { privacy } from '../privacy-texts.ts'
import type { LegalPage } from '../rules.ts'
import { terms } from '../terms-texts.ts'

export type PageName = LegalPage | 'help'
export type Document = { markdown: string; isDefault: boolean }
type Settings = Pick<Config, 'dataDir' | 'publicUrl' | 'walletUrl' | 'supportEmail'>

const DEFAULTS: Record<PageName, Sentence> = {
  terms: terms.document,
  privacy: privacy.document,
  legal: notice.document,
  cookies: cookies.document,
  help: help.document,
}

/**
 * The text of a page: the operator's file `DATA_DIR/legal/{language}/{page}.md`, read again each time, or our default.
 */
export async function readDocument(config: Settings, language: Language, page: PageName): Promise<Document> {
  const file = join(config.dataDir, 'legal', language, `${page}.md`)
  const written = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    // Any other failure must not show the default as the operator's text.
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (written !== undefined) return { markdown: written, isDefault: false }
  const { publicUrl, walletUrl, supportEmail } = config
  const values = { host: new URL(publicUrl).host, walletUrl, supportEmail }
  return { markdown: say(DEFAULTS[page], language, values).trim(), isDefault: true }
}
