import type { Context } from '#platform/context.ts'
import { issuerOfDid } from './issuer-of-did.ts'

/** Whether a did:sdi (in any case) belongs to an issuer. */
export async function isRegistered(ctx: Context, { did }: { did: string }): Promise<{ status: boolean }> {
  return { status: (await issuerOfDid(ctx, did)) !== undefined }
}
