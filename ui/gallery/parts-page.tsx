import { lazy, type ReactNode, Suspense, useState } from 'react'
import { ButtonsDemo } from '../buttons/buttons.demo.tsx'
import { DialogsDemo } from '../dialogs/dialogs.demo.tsx'
import { ChoicesDemo } from '../fields/choices.demo.tsx'
import { ColorsDemo, FieldsDemo, FileDemo } from '../fields/fields.demo.tsx'
import { SignInDemo } from '../fields/sign-in.demo.tsx'
import { CookieBanner } from '../frames/cookie-banner.tsx'
import { PageColumnsDemo } from '../frames/page-columns.demo.tsx'
import { PublicFrame } from '../frames/public-frame.tsx'
import { ScreensDemo } from '../frames/screens.demo.tsx'
import { SidePanelDemo } from '../frames/side-panel.demo.tsx'
import { Box } from '../layout/box.tsx'
import { LayoutDemo } from '../layout/layout.demo.tsx'
import { Row } from '../layout/row.tsx'
import { Stack } from '../layout/stack.tsx'
import { AttestedDemo } from '../lists/attested.demo.tsx'
import { CheckListDemo } from '../lists/check-list.demo.tsx'
import { EntryLinkDemo } from '../lists/entry-link.demo.tsx'
import { EntryTileDemo } from '../lists/entry-tile.demo.tsx'
import { FactsDemo } from '../lists/facts.demo.tsx'
import { FiguresDemo } from '../lists/figures.demo.tsx'
import { TableDemo } from '../lists/table.demo.tsx'
import { ChipsDemo } from '../marks/chips.demo.tsx'
import { CheckedDemo, GalleryDemo, MarksDemo, MenusDemo } from '../marks/marks.demo.tsx'
import { EmptyDemo, LoadingDemo, ProgressDemo, ToastsDemo } from '../marks/telling.demo.tsx'
import { useColorScheme } from '../theme/color-scheme.ts'
import styles from './parts-page.module.css'

const QrCode = lazy(() => import('../marks/qr-code.tsx').then((module) => ({ default: module.QrCode })))
const DateField = lazy(() => import('../fields/days/date-field.tsx').then((module) => ({ default: module.DateField })))
const SCHEMES = ['auto', 'light', 'dark'] as const

/** The component page: every part on one page. */
export function PartsPage() {
  const { scheme, setScheme } = useColorScheme()
  const [day, setDay] = useState('2026-11-20 19:30')
  const [asked, setAsked] = useState(location.search === '?cookies')
  return (
    <PublicFrame
      page="Parts"
      actions={
        <select
          aria-label="Scheme"
          value={scheme}
          onChange={(event) => setScheme(SCHEMES.find((one) => one === event.currentTarget.value) ?? 'auto')}
        >
          {SCHEMES.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      }
    >
      <div className={styles.parts}>
        <Part name="Buttons">
          <Row gap="s" wrap>
            <ButtonsDemo />
          </Row>
        </Part>
        <Part name="Boxes in groups">
          <CheckListDemo />
        </Part>
        <Part name="Entries, filters, folded parts">
          <EntryLinkDemo />
        </Part>
        <Part name="Facts and figures">
          <FactsDemo />
        </Part>
        <Part name="A chain of figures, a chart">
          <FiguresDemo />
        </Part>
        <Part name="Layout">
          <LayoutDemo />
        </Part>
        <Part name="Status, told by shape, word and colour">
          <Row gap="s" wrap>
            <ChipsDemo />
          </Row>
        </Part>
        <Part name="Fields">
          <FieldsDemo />
          <FileDemo />
        </Part>
        <Part name="Choices">
          <ChoicesDemo />
        </Part>
        <Part name="Signing in by e-mail">
          <SignInDemo />
        </Part>
        <Part name="Screens of the wallet">
          <ScreensDemo />
        </Part>
        <Part name="Progress">
          <ProgressDemo />
        </Part>
        <Part name="Empty">
          <EmptyDemo />
        </Part>
        <Part name="Toasts">
          <ToastsDemo />
        </Part>
        <Part name="Dialogs">
          <Row gap="s" wrap>
            <DialogsDemo />
          </Row>
        </Part>
        <Part name="Colour, with the measured sentence">
          <ColorsDemo />
        </Part>
        <Part name="Day and hour">
          <Suspense>
            <DateField label="Begins" value={day} onChange={setDay} from="2026-11-01" withTime />
          </Suspense>
        </Part>
        <Part name="Marks, glyphs, shields, steps">
          <MarksDemo />
        </Part>
        <Part name="Verified mark">
          <Row gap="s" wrap>
            <CheckedDemo />
          </Row>
        </Part>
        <Part name="Menus">
          <Row gap="s" wrap>
            <MenusDemo />
          </Row>
        </Part>
        <Part name="Built-in pictures">
          <GalleryDemo />
        </Part>
        <Part name="Code">
          <Suspense>
            <QrCode value="https://blazon.example/verify/0123456789" label="Scan to verify" level="H" />
          </Suspense>
        </Part>
        <Part name="Skills and evidence">
          <AttestedDemo />
          <EntryTileDemo />
        </Part>
        <Part name="Loading">
          <LoadingDemo />
        </Part>
      </div>
      <Box above="l">
        <Part name="Table">
          <TableDemo />
        </Part>
        <Part name="Form and what comes of it">
          <PageColumnsDemo />
        </Part>
        <Part name="Panel beside a page">
          <SidePanelDemo />
        </Part>
      </Box>
      {asked && <CookieBanner onAccept={() => setAsked(false)} onReject={() => setAsked(false)} />}
    </PublicFrame>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack as="section" below="l" ground="sheet" gap="l" className={styles.part}>
      <p className="bz-small">{name}</p>
      {children}
    </Stack>
  )
}
