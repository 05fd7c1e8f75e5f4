import { KeyboardIcon } from '@phosphor-icons/react/dist/csr/Keyboard'
import { plainTitle } from '../../rules.ts'
import type { TypeInView } from '../../view/type-in-view.ts'
import { codeWords } from './texts.ts'

/** A code to enter. */
export const codeInView: TypeInView = {
  Icon: KeyboardIcon,
  title: plainTitle(codeWords),
  action: (say) => say(codeWords.action),
  line: (_, { say }) => say(codeWords.line),
}
