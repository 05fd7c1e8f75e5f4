import { GearSixIcon } from '@phosphor-icons/react/dist/csr/GearSix'
import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt'
import { countTemplates } from '#features/templates/contract.ts'
import { useOwnRights } from '#features/templates/studio/use-own-rights.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { BottomBar } from '#ui/frames/bottom-bar.tsx'
import { CategoryGlyph } from '#ui/marks/category-glyph.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { categoryOfPath, shownGroups } from './category-groups.ts'
import { shellTexts } from './texts.ts'

/** Send is in the middle of five, within reach of the thumb. */
const BEFORE_SEND = 2

/**
 * The phone's bar: badges, events and roles (each leads to the first category of its group), send in the middle,
 * settings.
 */
export function PhoneBar({ path }: { path: string }) {
  const shell = useTexts(shellTexts)
  const { isAdmin } = useOwnRights()
  const { data } = useQueryCall(countTemplates, {}, { quiet: true })
  const here = categoryOfPath(path)
  const words = {
    badges: shell.badges(),
    events: shell.events(),
    rolesAndAccess: shell.roles(),
  }
  const shown = shownGroups({ isAdmin, counts: data?.counts })
  // Where a contributor has no template at all, there is nothing to send.
  const sending = here ?? shown[0]?.categories[0]
  const groups = shown.map(({ label, categories }) => {
    const category = categories[0] ?? 'basic'
    return {
      label: words[label],
      icon: <CategoryGlyph category={category} size={22} />,
      href: `/templates/${category}`,
      active: categories.some((each) => each === here),
    }
  })
  return (
    <BottomBar
      label={shell.navigation()}
      entries={[
        ...groups.slice(0, BEFORE_SEND),
        ...(sending && shown.length > 0
          ? [
              {
                label: shell.send(),
                icon: <PaperPlaneTiltIcon size={22} />,
                href: `/templates/${sending}?send=1`,
                tour: 'send' as const,
              },
            ]
          : []),
        ...groups.slice(BEFORE_SEND),
        {
          label: shell.settings(),
          icon: <GearSixIcon size={22} />,
          href: '/settings/language',
          active: path.startsWith('/settings/'),
          tour: 'you',
        },
      ]}
    />
  )
}
