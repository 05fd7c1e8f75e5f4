import type { Texts } from '#ui/words/language.tsx'
import type { Quest } from '../../contract.ts'
import type { questsPage } from '../../studio-texts.ts'

/** A quest's own reward in words: "40 points and Winter repairer". */
export function rewardWords(
  { rewardPoints, rewardTitle }: Pick<Quest, 'rewardPoints' | 'rewardTitle'>,
  say: Texts<typeof questsPage>,
): string {
  if (rewardPoints === 0) return rewardTitle || say.noReward()
  const points = say.points({ count: rewardPoints })
  return rewardTitle === '' ? points : say.pointsAnd({ points, badge: rewardTitle })
}
