import { useCallback, useEffect, useState } from 'react'
import { call } from '#base/call.ts'
import { CallProblem } from '#base/problem.ts'
import { useWallet, useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { bindTicket } from '../contract.ts'
import { rotatingCode, STEP_SECONDS, signedBytes, stepOf } from '../rules.ts'
import { deviceKey, publicPoint, signWith } from './device-key.ts'

/** This device's data on a ticket bound to it: the offset of its clock from the server's, and the static QR code. */
type Bound = { aheadMs: number; still: string }
type Shown = { code: string; still: string }
export type TicketCode =
  | { state: 'making' | 'unprepared' | 'elsewhere' | 'failed' }
  | ({ state: 'shown' } & Shown)
  | { state: 'refused'; problem: string }

/** Returns the current code of a ticket, bound to this device when it is first shown; works offline from then on. */
export function useTicketCode(badgeId: string): { ticket: TicketCode; takeOver: () => void } {
  const wallet = useWallet()
  const state = useWalletState()
  const [bound, setBound] = useState<Bound>()
  const [code, setCode] = useState('')
  const [trouble, setTrouble] = useState<TicketCode>()
  const name = `ticket:${badgeId}`
  const bind = useCallback(
    async (takeOver: boolean) => {
      const kept = await wallet.store.get<Bound>(name)
      if (kept) setBound(kept)
      if (state === 'offline' && !kept) setTrouble({ state: 'unprepared' })
      if (state !== 'open') return
      try {
        const publicKey = await publicPoint(await deviceKey(wallet.store))
        const { now, still } = await call(wallet.caller, bindTicket, { badgeId, publicKey, takeOver })
        const made = { aheadMs: new Date(now).getTime() - Date.now(), still }
        await wallet.store.set(name, made)
        setTrouble(undefined)
        setBound(made)
      } catch (error) {
        if (error instanceof CallProblem && error.status > 0 && error.status < 500) {
          await wallet.store.remove(name)
          setBound(undefined)
          setTrouble(
            error.key === 'ticketElsewhere' ? { state: 'elsewhere' } : { state: 'refused', problem: error.key },
          )
        } else if (!kept) setTrouble({ state: 'unprepared' })
      }
    },
    [badgeId, name, state, wallet],
  )
  useEffect(() => {
    const bindSeen = () => {
      if (document.visibilityState === 'visible') bind(false).catch(() => setTrouble({ state: 'failed' }))
    }
    bindSeen()
    // A page that was hidden was suspended: its code is old, and its clock may have been set since.
    document.addEventListener('visibilitychange', bindSeen)
    return () => document.removeEventListener('visibilitychange', bindSeen)
  }, [bind])
  useEffect(() => {
    if (!bound) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const show = async () => {
      const now = new Date(Date.now() + bound.aheadMs)
      const step = stepOf(now)
      const signature = await signWith(await deviceKey(wallet.store), signedBytes(badgeId, step))
      if (isOver) return
      setCode(rotatingCode(badgeId, step, signature))
      timer = setTimeout(again, (step + 1) * STEP_SECONDS * 1000 - now.getTime())
    }
    const again = () => void show().catch(() => setTrouble({ state: 'failed' }))
    again()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [badgeId, bound, wallet])
  const ticket: TicketCode =
    trouble ?? (bound && code ? { state: 'shown', code, still: bound.still } : { state: 'making' })
  return { ticket, takeOver: () => void bind(true).catch(() => setTrouble({ state: 'failed' })) }
}
