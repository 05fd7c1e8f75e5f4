import { useEffect, useMemo, useState } from 'react'
import { useKeptCall } from '#features/holders/wallet/use-kept-call.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { getOwnConversation } from '../../wallet-contract.ts'
import { type Thread, withEarlier, withLatest } from './join-thread.ts'

/**
 * The conversation with a community: its latest messages, offline as last read on this device, and earlier ones with
 * `more`. `conversation` is undefined while it loads, after a refusal, and where this device never read it.
 */
export function useOwnThread(issuerId: string) {
  const { data, asOf, read } = useKeptCall(getOwnConversation, { issuerId }, `conversation:${issuerId}`)
  const { run, working } = useCall(getOwnConversation)
  const [loaded, setLoaded] = useState<Thread>()
  useEffect(() => {
    if (data) setLoaded((before) => withLatest(before, data))
  }, [data])
  const thread = useMemo(() => (data ? withLatest(loaded, data) : undefined), [loaded, data])
  const more = async () => {
    const before = thread?.earlier
    if (!before || working) return
    const { output } = await run({ issuerId, before })
    if (output) setLoaded((now) => now && withEarlier(now, output, before))
  }
  return { conversation: data?.conversation, thread, asOf, read, more, isLoadingMore: working }
}
