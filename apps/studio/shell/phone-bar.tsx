import { GearSixIcon } from '@phosphor-icons/react/dist/csr/GearSix'
import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { CategoryGlyph } from '#ui/category-glyph.tsx'
import { useTexts } from '#ui/language.tsx'
import { shellTexts } from './texts.ts'

/** The phone's bar: badges, send, settings; events and roles join it when they are built. */
export function PhoneBar({ path }: { path: string }) {
  const t = useTexts(shellTexts)
  return (
    <BottomBar
      label={t.navigation()}
      entries={[
        {
          label: t.badges(),
          icon: <CategoryGlyph category="basic" size={22} />,
          href: '/templates/basic',
          active: path === '/templates/basic',
        },
        { label: t.send(), icon: <PaperPlaneTiltIcon size={22} />, href: '/templates/basic?send=1' },
        {
          label: t.settings(),
          icon: <GearSixIcon size={22} />,
          href: '/settings/language',
          active: path.startsWith('/settings/'),
        },
      ]}
    />
  )
}
