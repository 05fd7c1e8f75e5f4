import { useQueryCall } from '#ui/calls/use-call.ts'
import { listConversations } from '../contract.ts'

/** How many conversations have messages that nobody here has read; undefined until it is known. */
export function useUnreadConversations(): number | undefined {
  return useQueryCall(listConversations, {}, { quiet: true }).data?.counts.unread
}
