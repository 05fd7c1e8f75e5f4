import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt'
import { WalletIcon } from '@phosphor-icons/react/dist/csr/Wallet'
import { titled } from '../../rules.ts'
import type { Said, TypeInView } from '../../view/type-in-view.ts'
import type { WalletChallenge } from '../../wallet-contract.ts'
import { namesOf, ownsTitle, sentTitle } from './rules.ts'
import { badgesWords } from './texts.ts'

/** Badges to hold. */
export const ownsInView: TypeInView = {
  Icon: WalletIcon,
  title: titled(badgesWords, ownsTitle),
  action: (say) => say(badgesWords.see),
  line: (shown, said, title) => {
    const { count = 1, has = 0, templates = [] } = shown
    if (count > 1) return said.say(badgesWords.ownsMany, { count, has })
    const names = namesIn(shown, said)
    if (templates.length > 1) return said.say(badgesWords.owns, { names })
    // Not what the title has just said.
    return title.includes(names) ? said.say(badgesWords.owned) : names
  },
}

/** Badges to give. */
export const sentInView: TypeInView = {
  Icon: PaperPlaneTiltIcon,
  title: titled(badgesWords, sentTitle),
  action: (say) => say(badgesWords.thank),
  line: (shown, said, title) => {
    const names = namesIn(shown, said)
    return title.includes(names) ? said.say(badgesWords.given) : said.say(badgesWords.sent, { names })
  },
}

function namesIn({ templates = [] }: WalletChallenge['shown'], { say }: Said): string {
  const titles = templates.map(({ title }) => title)
  return namesOf(titles, say(badgesWords.or))
}
