import type { Context } from '#platform/context.ts'
import type { Issue } from './badge-input.ts'
import { type Issued, issueAll } from './issue-all.ts'
import { makingOf } from './making.ts'

type Source = Pick<Issue, 'template' | 'issuer'>

/** Issues one badge; see `issueAll`. */
export async function issueBadge(ctx: Context, { template, issuer, ...issue }: Issue): Promise<Issued> {
  const [issued] = await issueBadges(ctx, { template, issuer }, [issue])
  if (!issued) throw new Error('The badge was not issued')
  return issued
}

/** Issues badges of one template, in the order of `asked`; see `issueAll`. */
export async function issueBadges(ctx: Context, made: Source, asked: Omit<Issue, keyof Source>[]): Promise<Issued[]> {
  const making = await makingOf(ctx, made.issuer.id, asked.length)
  return issueAll(
    ctx,
    asked.map((issue) => ({ issue: { ...issue, ...made }, making })),
  )
}
