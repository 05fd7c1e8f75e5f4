import type { Input } from '#base/endpoint.ts'
import type { HolderContext } from '#platform/context.ts'
import type { Message } from '../contract.ts'
import { describeMessages } from '../thread/server/describe-messages.ts'
import type * as contract from '../wallet-contract.ts'
import { keepPicture } from './keep-picture.ts'
import { openCommunity } from './open-community.ts'
import { assertMember } from './queries.ts'
import { writeMessage } from './write-message.ts'

/** Writes to a community of which the holder is a member. Throws as `writeMessage` and `readPicture`. */
export async function writeToCommunity(
  ctx: HolderContext,
  { issuerId, text, image }: Input<typeof contract.writeToCommunity>,
): Promise<Message> {
  const { holderId } = ctx.actor
  await openCommunity(ctx, issuerId)
  await assertMember(ctx, { issuerId, holderId })
  return keepPicture(ctx, image, async (imageCid) => {
    const row = await writeMessage(ctx, { issuerId, holderId }, { from: 'member', email: '', text, imageCid })
    const [message] = await describeMessages(ctx, [row], { issuerId, reader: 'member' })
    if (!message) throw new Error('The message cannot be read')
    return message
  })
}
