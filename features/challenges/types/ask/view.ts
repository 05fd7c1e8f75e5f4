import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { plainTitle } from '../../rules.ts'
import type { TypeInView } from '../../view/type-in-view.ts'
import { askWords } from './texts.ts'

/** A question to the community's own server. */
export const askInView: TypeInView = {
  Icon: CheckCircleIcon,
  title: plainTitle(askWords),
  action: (say) => say(askWords.action),
  line: ({ host = '' }, { say }) => say(askWords.line, { host }),
}
