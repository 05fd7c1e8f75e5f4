import { MapPinIcon } from '@phosphor-icons/react/dist/csr/MapPin'
import { plainTitle } from '../../rules.ts'
import type { TypeInView } from '../../view/type-in-view.ts'
import { visitWords } from './texts.ts'

/** A visit to a screen. */
export const visitInView: TypeInView = {
  Icon: MapPinIcon,
  title: plainTitle(visitWords),
  action: (say) => say(visitWords.action),
  line: ({ place = '', from = '', to = '' }, { say, day }) => {
    if (from !== '' && Date.parse(from) > Date.now()) return say(visitWords.lineFrom, { place, date: day(from) })
    return to === '' ? say(visitWords.line, { place }) : say(visitWords.lineUntil, { place, date: day(to) })
  },
}
