import { animals } from './collections/animals.ts'
import { bonds } from './collections/bonds.ts'
import { care } from './collections/care.ts'
import { chevrons } from './collections/chevrons.ts'
import { colors } from './collections/colors.ts'
import { crafts } from './collections/crafts.ts'
import { digital } from './collections/digital.ts'
import { events } from './collections/events.ts'
import { garden } from './collections/garden.ts'
import { honours } from './collections/honours.ts'
import { knots } from './collections/knots.ts'
import { knowledge } from './collections/knowledge.ts'
import { moments } from './collections/moments.ts'
import { music } from './collections/music.ts'
import { rosettes } from './collections/rosettes.ts'
import { shields } from './collections/shields.ts'
import { skies } from './collections/skies.ts'
import { sports } from './collections/sports.ts'
import { stars } from './collections/stars.ts'
import { summits } from './collections/summits.ts'
import { waters } from './collections/waters.ts'
import { wave } from './collections/wave.ts'
import { weaves } from './collections/weaves.ts'
import { woods } from './collections/woods.ts'
import type { Draw } from './draw.ts'

const SQUARE = { width: 800, height: 800 }
const CARD = { width: 856, height: 540 }
type Collection = { size: typeof SQUARE; pictures: Draw[] }
const square = (pictures: Draw[]): Collection => ({ size: SQUARE, pictures })
const card = (pictures: Draw[]): Collection => ({ size: CARD, pictures })

/** The drawings by collection name; sizes are the drawings' own, in units. */
export const COLLECTIONS: Record<string, Collection> = {
  summits: square(summits),
  waters: square(waters),
  woods: square(woods),
  skies: square(skies),
  stars: square(stars),
  shields: square(shields),
  honours: square(honours),
  chevrons: square(chevrons),
  rosettes: square(rosettes),
  weaves: square(weaves),
  knots: square(knots),
  bonds: square(bonds),
  crafts: square(crafts),
  knowledge: square(knowledge),
  digital: square(digital),
  sports: square(sports),
  music: square(music),
  care: square(care),
  animals: square(animals),
  garden: square(garden),
  events: square(events),
  moments: square(moments),
  colors: card(colors),
  wave: card(wave),
}
