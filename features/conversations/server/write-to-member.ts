import type { Input } from '#base/endpoint.ts'
import { findMember } from '#features/members/server/find-member.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import type { Message } from '../contract.ts'
import { describeMessages } from '../thread/server/describe-messages.ts'
import { keepPicture } from './keep-picture.ts'
import { openCommunity } from './open-community.ts'
import { assertMember } from './queries.ts'
import { writeMessage } from './write-message.ts'

/** Writes to a member in the community's name. Throws as `writeMessage` and `readPicture`. */
export async function writeToMember(
  ctx: AdminContext,
  { did, text, image }: Input<typeof contract.writeToMember>,
): Promise<Message> {
  const { issuerId, email } = ctx.actor
  await openCommunity(ctx, issuerId)
  const { id: holderId } = await findMember(ctx, did)
  await assertMember(ctx, { issuerId, holderId })
  return keepPicture(ctx, image, async (imageCid) => {
    const row = await writeMessage(ctx, { issuerId, holderId }, { from: 'community', email, text, imageCid })
    const [message] = await describeMessages(ctx, [row], { issuerId, reader: 'community' })
    if (!message) throw new Error('The message cannot be read')
    return message
  })
}
