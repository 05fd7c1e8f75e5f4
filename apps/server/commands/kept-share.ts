import { endPageOfId } from '#features/kept-badges/sharing/server/end-pages.ts'
import type { SystemContext } from '#platform/context.ts'
import { SentenceError } from '../transfer/sentence-error.ts'

/**
 * Ends the page of a badge from elsewhere, and returns the text to print. Throws a `SentenceError` if there is none.
 */
export async function operateKeptShare(
  ctx: SystemContext,
  [shareId = '', verb = '']: string[],
  { isJson }: { isJson: boolean },
): Promise<string> {
  if (shareId === '' || verb !== 'end')
    throw new SentenceError('Say which page: kept-share ID end. Nothing was changed.')
  if (!(await endPageOfId(ctx, shareId)))
    throw new SentenceError(`There is no page ${shareId}, or it was ended before. Nothing was changed.`)
  return isJson
    ? JSON.stringify({ shareId, ended: true })
    : 'The page is ended. The badge stays in the wallet, and gets no other page there.'
}
