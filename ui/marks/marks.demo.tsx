import { MoreMenu } from '../buttons/more-menu.tsx'
import { LanguageMenu } from '../frames/language-menu.tsx'
import { FittedPicture } from '../pictures/fitted-picture.tsx'
import { GalleryPicker } from '../pictures/gallery-picker.tsx'
import { Arrival } from './arrival.tsx'
import { CATEGORIES, CategoryGlyph } from './category-glyph.tsx'
import { CategoryOutline } from './category-outline.tsx'
import { CheckedMark } from './checked-mark.tsx'
import { ChevronLoader } from './chevron-loader.tsx'
import { DateTile } from './date-tile.tsx'
import { Mark } from './mark.tsx'
import { Roundel } from './roundel.tsx'
import { Shield } from './shield.tsx'
import { type Status, StatusGlyph } from './status-glyph.tsx'
import { StepRing } from './step-ring.tsx'
import { Wordmark } from './wordmark.tsx'

const STATUSES: Status[] = [
  'owner',
  'pending',
  'expired',
  'notDelivered',
  'anchoring',
  'shared',
  'draft',
  'revoked',
  'suspended',
]
const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 } as const
const SQUARE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"%3E%3Cpath fill="%238280FF" d="M0 0h4v4H0z"/%3E%3Cpath fill="%23211970" d="m0 4 2-2 2 2z"/%3E%3C/svg%3E'

/** Drawings of our own: mark and wordmark, categories with their rulings, statuses, faces, steps, the loader. */
export function MarksDemo() {
  return (
    <>
      <div style={LINE}>
        <Mark size={48} title="Blazon" /> <Mark /> <Wordmark /> <ChevronLoader />
      </div>
      <div style={LINE}>
        {CATEGORIES.map((category) => (
          <CategoryGlyph key={category} category={category} />
        ))}
      </div>
      <div style={LINE}>
        {CATEGORIES.map((category) => (
          <CategoryOutline key={category} category={category} width={44} />
        ))}
      </div>
      <div style={LINE}>
        {STATUSES.map((status) => (
          <StatusGlyph key={status} status={status} size={18} />
        ))}
      </div>
      <div style={LINE}>
        <DateTile at="2026-11-20T19:30:00Z" /> <Roundel name="Malik Example" /> <Roundel name="Jeanne Roux" isDimmed />{' '}
        <Roundel name="Example Climbers" isCommunity /> <Shield name="Example Climbers" />
        {[1, 3, 5].map((step) => (
          <StepRing key={step} step={step} />
        ))}
        <Arrival isNew>
          <Roundel name="Just won" />
        </Arrival>
      </div>
    </>
  )
}

/** The verified mark, on the page and on a coloured ground. */
export function CheckedDemo() {
  return (
    <>
      <CheckedMark at="2026-12-02T10:00:00Z" host="blazon.example" />
      <span style={{ padding: 12, background: '#4723AD', color: '#FFFFFF' }}>
        <CheckedMark at="2026-12-02T10:00:00Z" host="blazon.example" plain />
      </span>
    </>
  )
}

/** Menus, closed until they are pressed. */
export function MenusDemo() {
  const choices = [
    { label: 'Duplicate' },
    { label: 'Not yet', disabled: true },
    'line' as const,
    { label: 'Delete', danger: true },
  ]
  return (
    <>
      <LanguageMenu />
      <MoreMenu choices={choices} look="edge" />
      <MoreMenu choices={choices} size={30} />
    </>
  )
}

/** A picture, and two collections of a picture each. */
export function GalleryDemo() {
  const shelf = (key: string, name: string) => ({
    key,
    name,
    pictures: [{ url: `${SQUARE}#${key}`, thumb: SQUARE, alt: name, found: name }],
  })
  return (
    <>
      <FittedPicture src={SQUARE} alt="A square" most={64} />
      <GalleryPicker
        shelves={[shelf('sports', 'Sports'), shelf('arts', 'Arts')]}
        aspect={1}
        onChoose={() => undefined}
      />
    </>
  )
}
