import { BellIcon } from '@phosphor-icons/react/dist/csr/Bell'
import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { TableDemo } from '../lists/table.demo.tsx'
import { CATEGORIES, CategoryGlyph } from '../marks/category-glyph.tsx'
import { RuledOutline } from '../marks/ruled-outline.tsx'
import { Shield } from '../marks/shield.tsx'
import { Wordmark } from '../marks/wordmark.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { PageFrame } from './page-frame.tsx'
import { PageHead } from './page-head.tsx'
import { PeakTabs } from './peak-tabs.tsx'
import { ScreenHead } from './screen-head.tsx'
import { SideBar } from './side-bar.tsx'
import { SideEntry } from './side-entry.tsx'
import { SideFold } from './side-fold.tsx'
import { SideGroup } from './side-group.tsx'
import { SideMenu } from './side-menu.tsx'
import { Tour } from './tour.tsx'

const SHORTCUTS = (
  <>
    <IconButton size={24} label="Send" icon={<PaperPlaneTiltIcon size={16} />} />
    <IconButton size={24} label="Add" icon={<PlusIcon size={16} />} />
  </>
)

function Side() {
  return (
    <SideBar
      label="Main"
      head={<Wordmark />}
      foot={
        <SideMenu
          label="Account"
          picture={<Shield name="Cordée Lyon" size={28} />}
          name="Cordée Lyon"
          caption="Inès Carvalho"
          choices={[{ label: 'Settings', href: '/settings/profile' }, 'line', { label: 'Sign out' }]}
        />
      }
    >
      <SideGroup label="Badges">
        {CATEGORIES.map((category, at) => (
          <SideEntry
            key={category}
            href={`/${category}`}
            icon={<CategoryGlyph category={category} />}
            label={category}
            count={at + 1}
            active={at === 0}
            shortcuts={SHORTCUTS}
          />
        ))}
      </SideGroup>
      <SideGroup label="Settings">
        <SideFold icon={<CategoryGlyph category="role" />} label="Legal" startsOpen>
          <SideEntry href="/terms" icon={null} label="Terms" />
          <SideEntry href="/privacy" icon={null} label="Privacy" />
        </SideFold>
      </SideGroup>
      <SideGroup label="Sub-communities">
        {['Annecy', 'Grenoble', "École d'escalade"].map((name) => (
          <SideEntry key={name} href={`/${name}`} icon={<Shield name={name} />} label={name} />
        ))}
      </SideGroup>
    </SideBar>
  )
}

/** A page of the studio in its frame. */
export function FrameDemo() {
  const [tab, setTab] = useState('all')
  const [isTouring, setIsTouring] = useState(false)
  return (
    <PageFrame
      side={<Side />}
      top={
        <>
          <Shield name="Cordée Lyon" size={28} /> Cordée Lyon
          <span style={{ flex: 1 }} />
          <IconButton label="Notifications" icon={<BellIcon size={20} />} />
        </>
      }
      bottom={
        <BottomBar
          label="Main"
          entries={['Badges', 'Events', 'Send', 'Roles', 'Settings'].map((label, at) => ({
            label,
            href: `/${label}`,
            active: at === 0,
            icon: <CategoryGlyph category={CATEGORIES[at] ?? 'basic'} size={22} />,
          }))}
        />
      }
    >
      <ScreenHead title="Badges" back={{ href: '/', label: 'All communities' }} lead="What you hold." />
      <PageHead
        title="Basic"
        count={8}
        explanation="What someone can do, certified by you"
        actions={
          <>
            <Button onClick={() => setIsTouring(true)}>Show me around</Button>
            <Button kind="primary" icon={<PlusIcon size={16} weight="bold" />} shortcut="N">
              New template
            </Button>
          </>
        }
      />
      <PeakTabs
        label="Templates"
        active={tab}
        onSelect={setTab}
        tabs={[
          { key: 'all', label: 'All', count: 8 },
          { key: 'published', label: 'Published', count: 7 },
          { key: 'unpublished', label: 'Unpublished', count: 1 },
        ]}
      />
      <RuledOutline kind="card" count={4} category="basic" />
      <TableDemo />
      {isTouring && (
        <Tour
          label="A look around"
          steps={[{ title: 'Badges', sentence: 'Your templates are here.' }, { sentence: 'Send one from its page.' }]}
          onEnd={() => setIsTouring(false)}
        />
      )}
    </PageFrame>
  )
}
