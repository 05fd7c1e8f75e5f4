import unhomoglyph from 'unhomoglyph'
import { InvalidInput } from '#base/problem.ts'
import type { Context } from '#platform/context.ts'
import { imitatesBrand, isPlatformDid, readsAsBrand } from '../rules.ts'
import { findPlatformIssuer } from './find-platform-issuer.ts'

/**
 * Throws `problem` for a name of a community or template, or a subject, that contains the brand word or a look-alike,
 * unless the community is the platform's own: the one that the operator named by command, otherwise by `PLATFORM_ISSUER`.
 */
export async function assertName(
  ctx: Context,
  name: string,
  did: string | undefined,
  problem = 'nameInvalid',
): Promise<void> {
  const isImitation = imitatesBrand(name) || readsAsBrand(skeletonOf(name))
  if (isImitation && !isPlatformDid(did, await platformDid(ctx))) throw new InvalidInput(problem)
}

async function platformDid(ctx: Context): Promise<string | undefined> {
  return (await findPlatformIssuer(ctx))?.did ?? ctx.config.platformIssuer
}

/** What is read as a letter of the brand, where the standard lists none or another. */
const READ_AS: [RegExp, string][] = [
  [/[68ßʙ]|[l|!]3/gu, 'b'],
  [/[ʟӏ]/gu, 'l'],
  [/[4ᴀ@Λʌ]/gu, 'a'],
  [/[2ʒ]/gu, 'z'],
  [/ᴏ/gu, 'o'],
  [/[ɴп]/gu, 'n'],
]

/** A name with look-alike letters of any script replaced by one (Unicode Technical Standard 39, section 4). */
function skeletonOf(name: string): string {
  return readAsLetters(unhomoglyph(readAsLetters(name.normalize('NFKD'))))
}

function readAsLetters(text: string): string {
  return READ_AS.reduce((read, [pattern, letter]) => read.replace(pattern, letter), text)
}
