import { useMemo } from 'react'
import { type Challenge, listChallenges } from '#features/challenges/contract.ts'
import { titleOf } from '#features/challenges/view/step-words.ts'
import { useSaid } from '#features/challenges/view/use-said.ts'
import type { WalletChallenge } from '#features/challenges/wallet-contract.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { shownChallenge } from './shown-quest.ts'

/** A challenge that can be a step, with its title in the words of its community or of its type. */
export type NamedChallenge = { challenge: Challenge; shown: WalletChallenge; title: string }

/** The community's challenges with their titles, once they are read. */
export function useChallenges(): NamedChallenge[] | undefined {
  const said = useSaid()
  const { data } = useQueryCall(listChallenges, {}, { quiet: true })
  const shown = useMemo(() => {
    const titles = new Map(data?.templates.map(({ hash, title }) => [hash, title]))
    return data?.challenges.map((challenge) => ({ challenge, shown: shownChallenge(challenge, titles) }))
  }, [data])
  return shown?.map((one) => ({ ...one, title: titleOf(one.shown, said) }))
}
