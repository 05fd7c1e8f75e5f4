import { IdentificationCardIcon } from '@phosphor-icons/react/dist/csr/IdentificationCard'
import { titled } from '../../rules.ts'
import type { TypeInView } from '../../view/type-in-view.ts'
import { shareTitle } from './rules.ts'
import { shareWords } from './texts.ts'

/** A fact to share. */
export const shareInView: TypeInView = {
  Icon: IdentificationCardIcon,
  title: titled(shareWords, shareTitle),
  action: (say) => say(shareWords.action),
  line: (_, { say }) => say(shareWords.line),
  passed: shareWords.shared,
}
