import type { FastifyInstance } from 'fastify'
import { COMMON_PROBLEMS } from '#base/problem.ts'
import { PROOF_DOWNLOADS } from '#features/proofs/rules.ts'
import { type Rate, takeRate } from '#platform/http/rate-limit.ts'
import type { PageWorld } from '#platform/manifest/feature.ts'
import { jwtAlgorithm } from '../../contract.ts'
import { FILE_ENDINGS, FILE_FORMS, type FileForm, JWT_DOWNLOADS } from '../../rules.ts'
import { page } from '../../server/public-page.ts'
import { findBadge } from '../../server/queries.ts'
import { badgeFile } from './badge-file.ts'

/** Files that cost a signature; a proof also reads much. */
const RATES: Partial<Record<FileForm, Rate>> = { jwt: JWT_DOWNLOADS, proof: PROOF_DOWNLOADS }
/** Prevents scripts in case a browser opens the drawing as a page. */
const INERT = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox"

/**
 * Serves the files of a badge besides its JSON at `/credentials/{badgeId}`, while its holder shares it; a JWT is signed
 * as `?alg=` says.
 */
export function credentialDownloads(app: FastifyInstance, world: PageWorld): void {
  for (const form of FILE_FORMS) {
    const path = `/credentials/:badgeId.${FILE_ENDINGS[form]}`
    page<{ badgeId: string }>(app, path, async ({ badgeId }, request, reply) => {
      const ctx = await world.contextOf(request, reply)
      const rate = RATES[form]
      if (rate) await takeRate(ctx, `${form} file:${ctx.network}`, rate)
      const details = await findBadge(ctx, badgeId)
      const alg = jwtAlgorithm.safeParse((request.query as { alg?: unknown }).alg).data
      const file = details?.isShared && alg ? await badgeFile(ctx, details, { form, alg }) : undefined
      if (!file) return reply.code(404).send({ code: COMMON_PROBLEMS.notFound.code, message: 'notFound' })
      return reply
        .type(file.type)
        .header('content-security-policy', INERT)
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .header('access-control-allow-origin', '*')
        .send(file.content)
    })
  }
}
