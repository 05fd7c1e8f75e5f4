import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { plainTitle } from '../../rules.ts'
import type { TypeInView } from '../../view/type-in-view.ts'
import { evidenceWords } from './texts.ts'

/** Evidence to give. */
export const evidenceInView: TypeInView = {
  Icon: ImageIcon,
  title: plainTitle(evidenceWords),
  action: (say) => say(evidenceWords.action),
  line: (_, { line }) => line.evidence(),
}
