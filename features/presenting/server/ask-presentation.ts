import { randomInt } from 'node:crypto'
import { newId } from '#base/ids.ts'
import { Problem } from '#base/problem.ts'
import { requestLink, unsignedLink } from '#credentials/presentations/presentation-request.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { REQUEST_MINUTES, requestUrl, shownNumber, writeValidatorData } from '../rules.ts'
import { buildAsked } from './build-asked.ts'
import { signedClientId } from './sign-asked.ts'
import { presentations } from './tables.ts'

/** Asks for a badge of any of these templates, which belong to one community. Throws `notFound` after its deletion. */
export function askPresentation(
  ctx: Context,
  { templates, verifierId = '' }: { templates: [TemplateRow, ...TemplateRow[]]; verifierId?: string },
) {
  return inTransaction(ctx, async (ctx) => {
    const [{ issuerId, hash }] = templates
    const issuer = await findIssuer(ctx, issuerId)
    if (!issuer) throw new Problem('notFound')
    const createdAt = ctx.now()
    const row = {
      id: newId(),
      issuerId,
      templateIds: templates.map(({ id }) => id),
      verifierId,
      number: shownNumber(randomInt(1_000_000) / 1_000_000),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + REQUEST_MINUTES * 60_000),
    }
    await ctx.db.insert(presentations).values(row)
    await recordEvent(ctx, { action: 'presentation.asked', issuerId, subjectId: row.id })
    const request = requestUrl(ctx.config.publicUrl, row.id)
    return {
      presentation: row.id,
      code: writeValidatorData({ created: createdAt, templateHash: hash, issuerDid: issuer.did, request }),
      link: requestLink({ clientId: signedClientId(ctx, issuer), requestUri: request }),
      unsignedLink: unsignedLink(buildAsked(ctx, row, { issuer, form: 'address' })),
      number: row.number,
      expiresAt: row.expiresAt.toISOString(),
    }
  })
}
