import type { Input } from '#base/endpoint.ts'
import type { TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { askPresentation } from './ask-presentation.ts'
import { ownTemplatesAsked } from './own-asked.ts'

/** Asks in the studio for a badge of any of these templates. */
export async function createPresentation(ctx: TeamContext, asked: Input<typeof contract.createPresentation>) {
  return askPresentation(ctx, { templates: await ownTemplatesAsked(ctx, asked) })
}
