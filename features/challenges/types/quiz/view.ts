import { ListChecksIcon } from '@phosphor-icons/react/dist/csr/ListChecks'
import { plainTitle } from '../../rules.ts'
import type { TypeInView } from '../../view/type-in-view.ts'
import { quizWords } from './texts.ts'

/** A quiz to answer. */
export const quizInView: TypeInView = {
  Icon: ListChecksIcon,
  title: plainTitle(quizWords),
  action: (say) => say(quizWords.action),
  line: ({ questions = [], passMark: mark = 0 }, { say }) => say(quizWords.line, { count: questions.length, mark }),
}
