import { call } from '#base/call.ts'
import { accountOf, generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { accountPresenter } from '#credentials/presentations/presenter.ts'
import { badges } from '#features/badges/server/tables.ts'
import { verifyBadge } from '#features/badges/verification/server/verify-badge.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { findKey } from '#features/keys/server/find-key.ts'
import { openKey } from '#features/keys/server/open-key.ts'
import { createVerifier } from '#features/presenting/contract.ts'
import { answer, ask, fetchRequest, presentTo } from '#features/presenting/server/testing-showing.ts'
import { addToFolder, createFolder, inviteToFolders } from '#features/team/folders/contract.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/db.ts'
import { claimWithKey, startSending } from '#testing/claim.ts'
import type { World } from '#testing/world.ts'
import { quoted, readTables } from './schema.ts'
import { inSnapshot } from './snapshot.ts'

/**
 * Fills a world with data that must survive: an issuer, a template, a collected badge, a pending one, a folder
 * with a contributor, a badge that was shown, a verifier link and a waiting job.
 */
export async function fillCommunity(world: World): Promise<{ badgeId: string; claim: string }> {
  const issuer = await startSending(world)
  const [taken = '', claim = ''] = await issuer.send('lea@example.org', 'max@example.org')
  await world.runJobs()
  const key = generateAccountKey()
  const { credentials } = await claimWithKey(world, taken, key)
  await world.runJobs()
  const { token, templateId } = issuer
  const { roleId } = await call(world.caller(token), createFolder, { name: 'Guides' })
  await call(world.caller(token), addToFolder, { roleId, templateId })
  await call(world.caller(token), inviteToFolders, { emails: ['ines@example.org'], roleIds: [roleId] })
  await world.runJobs()
  await showBadge(world, issuer, {
    presenter: accountPresenter(key.privateKey),
    credential: credentials[0]?.credential ?? {},
  })
  const [badge] = await world.ctx().db.select().from(badges)
  if (!badge) throw new Error('No badge was made')
  return { badgeId: badge.id, claim }
}

/** A badge shown to a verifier whose page is still open, and a verifier link. */
async function showBadge(
  world: World,
  { token, templateId }: { token: string; templateId: string },
  holder: Parameters<typeof presentTo>[2],
) {
  await call(world.caller(token), createVerifier, { templateId, name: 'North gate', days: 1 })
  const { presentation } = await ask(world, { token }, templateId)
  const request = await fetchRequest(world, presentation)
  const { status } = await answer(world, request, await presentTo(world, request, holder))
  if (status !== 200) throw new Error(`The answer was refused: ${status}`)
}

/** Each table with its row count and an order-independent hash of its content. */
export function contentsOf(database: Database): Promise<Record<string, string>> {
  return inSnapshot(database, async (run) => {
    const found: Record<string, string> = {}
    for (const { name } of await readTables(run)) {
      const [row] = await run(
        `select count(*)::text || ' ' || coalesce(md5(string_agg(line, '' order by line)), '') as all
         from (select md5(to_jsonb(t)::text) as line from ${quoted(name)} t) lines`,
      )
      found[name] = row?.all ?? ''
    }
    return found
  })
}

/** The verification result of a badge on a server, and whether the issuer's account key opens to the named account. */
export async function proveBadge(ctx: Context, badgeId: string) {
  const { verdict } = await verifyBadge(ctx, { badgeId })
  const [issuer] = await ctx.db.select().from(issuers)
  const key = issuer && (await findKey(ctx, issuer.id, 'account'))
  const opens = key && accountOf(await openKey(ctx, key.id)).address === key.publicKey
  return { verdict, opens }
}
