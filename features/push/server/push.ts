import { newId } from '#base/ids.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { type PushKind, shorten } from '../rules.ts'
import { addMessage } from './queries.ts'

/** What a notification says; `url` is the path of the wallet's page that it opens. */
type Pushed = { issuerId: string; kind: PushKind; title: string; text: string; url: string }

/**
 * Notifies the devices of a community's members, except those who muted it, in the transaction of its cause: the title,
 * and the first characters of the text. A notification with the same `url` replaces an earlier one.
 */
export function pushToMembers(ctx: Context, pushed: Pushed): Promise<void> {
  return write(ctx, { ...pushed, holderId: '' })
}

/** Notifies the devices of one member of a community, unless they muted it, like `pushToMembers`. */
export function pushToHolder(ctx: Context, pushed: Pushed & { holderId: string }): Promise<void> {
  return write(ctx, pushed)
}

function write(ctx: Context, { text, ...pushed }: Pushed & { holderId: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const id = newId()
    await addMessage(ctx, { ...pushed, id, text: shorten(text), createdAt: ctx.now() })
    await ctx.jobs.send(ctx, 'push', { messageId: id })
  })
}
