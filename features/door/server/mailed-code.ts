import { toBuffer } from 'qrcode'
import { say } from '#base/text.ts'
import type { Attach } from '#features/mailing/hooks.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import type { Signing } from '#platform/access/derive-key.ts'
import { readNumbered, writeNumbered } from '#platform/access/numbered-token.ts'
import type { Context } from '#platform/context.ts'
import type { Config } from '#platform/settings/config.ts'
import { mailedWords } from '../mail-texts.ts'
import { MAILED_TAG } from '../rules.ts'
import { allowsStill } from './queries.ts'

const PURPOSE = 'mailed tickets'
const WIDTH = 480

/** The code in a ticket's e-mail: it names the claim and the number of its link, so that a new link ends it. */
export function mailedCode(config: Pick<Config, 'secret'>, claimId: string, linkN: number): string {
  return `${MAILED_TAG}.${writeNumbered(config, PURPOSE, claimId, linkN)}`
}

/** Parses the token of a mailed code; undefined when it is not ours. */
export function readMailedCode(config: Signing, token: string): { id: string; n: number } | undefined {
  return readNumbered(config, PURPOSE, token)
}

/** Adds the code to the e-mails of tickets whose door accepts static QR codes, and to no other e-mail. */
export async function attachCode(
  ctx: Context,
  { id, category }: Pick<TemplateRow, 'id' | 'category'>,
): Promise<Attach | undefined> {
  if (category !== 'ticket' || !(await allowsStill(ctx, id))) return undefined
  return async (claim) => {
    const words = (key: keyof typeof mailedWords) => say(mailedWords[key], claim.language)
    return {
      picture: await toBuffer(mailedCode(ctx.config, claim.id, claim.linkN), {
        errorCorrectionLevel: 'M',
        width: WIDTH,
      }),
      filename: words('file'),
      alt: words('alt'),
      title: words('title'),
      lines: [words('show'), words('copied')],
    }
  }
}
