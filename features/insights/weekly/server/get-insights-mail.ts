import type { Output } from '#base/endpoint.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { ownMail } from './own-mail.ts'

/** Whether the caller gets the weekly e-mail. */
export async function getInsightsMail(ctx: AdminContext): Promise<Output<typeof contract.getInsightsMail>> {
  return { isOn: (await ownMail(ctx)) !== undefined }
}
