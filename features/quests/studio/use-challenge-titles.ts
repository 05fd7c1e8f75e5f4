import { listChallenges } from '#features/challenges/contract.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'

/** Returns a function that gives the title of a challenge by its id; undefined for unknown ones. */
export function useChallengeTitles() {
  const { data } = useQueryCall(listChallenges, {}, { quiet: true })
  return (id: string): string | undefined => data?.challenges.find((one) => one.id === id)?.title
}
