import type { FastifyInstance } from 'fastify'
import { COMMON_PROBLEMS } from '#base/problem.ts'
import { PROOF_DOWNLOADS } from '#features/proofs/rules.ts'
import { takeRate } from '#platform/rate-limit.ts'
import { jwtAlgorithm } from '../contract.ts'
import { FILE_ENDINGS, FILE_FORMS } from '../rules.ts'
import { badgeFile } from './badge-file.ts'
import { type PageWorld, page } from './public-page.ts'
import { findBadge } from './queries.ts'

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
      // Its seal costs a signature of the log's key, and it reads much.
      if (form === 'proof') await takeRate(ctx, `proof file:${ctx.network}`, PROOF_DOWNLOADS)
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
