import type { Input, Output } from '#base/endpoint.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { enterStudio } from './enter-studio.ts'
import { chosenCommunity, linkOptions } from './link-options.ts'
import { readCode } from './read-code.ts'

/**
 * Signs in by the six digits from the e-mail, typed in the browser that requested it. With several communities and no
 * `did` it returns them and spends nothing; `another` starts one more. Throws `codeWrong`, `linkExpired` and
 * `notFound`.
 */
export async function finalizeCode(
  ctx: Context,
  { requestId, code, browser, did, another }: Input<typeof contract.finalizeCode>,
): Promise<Output<typeof contract.finalizeCode>> {
  const link = await readCode(ctx, { requestId, code, browser, purposes: ['signin', 'signup'] })
  if (another) return { token: await enterStudio(ctx, link, undefined, browser), options: [] }
  const options = await linkOptions(ctx, link)
  if (did === '' && options.length > 1) return { token: '', options }
  return { token: await enterStudio(ctx, link, chosenCommunity(options, did), browser), options: [] }
}
